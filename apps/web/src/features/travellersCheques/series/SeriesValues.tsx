import type { ChequeNoteSummary } from "@specimen/api/contract";
import { formatValue } from "@specimen/core/format";
import { Anchor } from "@specimen/ui/Anchor/Anchor.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { PrintLine, PrintList } from "@specimen/ui/PrintSheet/PrintSheet.tsx";
import { ScaledThumbnail } from "@specimen/ui/ScaledThumbnail/ScaledThumbnail.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { paths } from "../../../url/paths.ts";
import type { Query } from "../../../widgets/query.ts";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { nameOfNote } from "../chequeNames.ts";
import { thumbnailFrame, unknownSize } from "../chequeSpecimen.ts";
import * as css from "./SeriesValues.css.ts";

/** Every value of a series by currency, each a link to its specimen. */
export function SeriesValues({ query }: { query: Query<readonly ChequeNoteSummary[]> }) {
  const { t } = useTranslation();
  return (
    <Card title={t("travellersCheques.values.title")} isDivided>
      <QueryState query={query} failed={t("travellersCheques.values.failed")} headingLevel={3}>
        {(notes) => (
          <div className={css.currencies}>
            {byCurrency(notes).map(({ code, values }) => (
              <section key={code} className={css.currency} aria-label={code}>
                <h3 className={css.code}>{code}</h3>
                <ul className={css.values}>
                  {values.map((note) => (
                    <li key={note.id}>
                      <Value note={note} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </QueryState>
    </Card>
  );
}

/** The same on paper. */
export function PrintedValues({ notes }: { notes: readonly ChequeNoteSummary[] }) {
  const { t } = useTranslation();
  const textOf = useValueText();
  return (
    <PrintList
      title={t("travellersCheques.values.title")}
      items={byCurrency(notes).map(({ code, values }) => (
        <PrintLine key={code} label={code} value={values.map(textOf).join(" · ")} />
      ))}
    />
  );
}

/** Values by their currency, in the order of both. */
const byCurrency = (notes: readonly ChequeNoteSummary[]) =>
  [...new Set(notes.map(({ currencyISO }) => currencyISO))].map((code) => ({
    code,
    values: notes.filter(({ currencyISO }) => currencyISO === code),
  }));

/** Gives a value as a number, or says that none is recorded. */
function useValueText(): (note: Pick<ChequeNoteSummary, "denomination">) => string {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return ({ denomination }) =>
    denomination === null
      ? t("travellersCheques.values.unknown")
      : formatValue(denomination, language);
}

function Value({ note }: { note: ChequeNoteSummary }) {
  const { language } = useLanguage();
  const { id, denomination, thumbnailSrc } = note;
  const text = useValueText()(note);
  return (
    <Anchor
      href={paths.travellersCheques.note(id)}
      className={css.value}
      aria-label={`${text} ${nameOfNote({ ...note, denomination: null }, language)}`}
    >
      <ScaledThumbnail
        src={thumbnailSrc}
        size={unknownSize}
        scale={thumbnailFrame.scale}
        frame={thumbnailFrame}
      />
      <span className={denomination === null ? css.unknown : css.figure}>{text}</span>
    </Anchor>
  );
}

import type { ChequeNoteSummary } from "@specimen/api/contract";
import { formatValue } from "@specimen/core/format";
import { Anchor } from "@specimen/ui/Anchor/Anchor.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
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
            {[...new Set(notes.map(({ currencyISO }) => currencyISO))].map((code) => (
              <section key={code} className={css.currency} aria-label={code}>
                <h3 className={css.code}>{code}</h3>
                <ul className={css.values}>
                  {notes
                    .filter(({ currencyISO }) => currencyISO === code)
                    .map((note) => (
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

function Value({ note }: { note: ChequeNoteSummary }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { id, denomination, thumbnailSrc } = note;
  const text =
    denomination === null
      ? t("travellersCheques.values.unknown")
      : formatValue(denomination, language);
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

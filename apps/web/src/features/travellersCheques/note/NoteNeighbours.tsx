import type { ChequeNote } from "@specimen/api/contract";
import { formatValue } from "@specimen/core/format";
import { Chip } from "@specimen/ui/Chip/Chip.tsx";
import { ChipRow } from "@specimen/ui/Chip/ChipRow.tsx";
import { Heading } from "@specimen/ui/Heading/Heading.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { paths } from "../../../url/paths.ts";
import { section } from "../../../widgets/record/record.css.ts";

/** The other values of the series in this currency, and its other currencies. */
export function NoteNeighbours({ note }: { note: ChequeNote }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { neighbours, currencyISO } = note;
  const values = neighbours.filter((each) => each.currencyISO === currencyISO);
  const others = neighbours.filter((each) => each.currencyISO !== currencyISO);
  return (
    <>
      {values.length > 0 && (
        <Chips title={`${t("travellersCheques.values.others")}, ${currencyISO}`}>
          {values.map(({ id, denomination }) => {
            const text = formatValue(denomination ?? 0, language);
            return (
              <Chip
                key={id}
                href={paths.travellersCheques.note(id)}
                kind="value"
                text={text}
                label={`${text} ${currencyISO}`}
              />
            );
          })}
        </Chips>
      )}
      {others.length > 0 && (
        <Chips title={t("travellersCheques.values.currencies")}>
          {others.map((other) => (
            <Chip
              key={other.id}
              href={paths.travellersCheques.note(other.id)}
              text={other.currencyISO}
            />
          ))}
        </Chips>
      )}
    </>
  );
}

function Chips({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={section}>
      <Heading level={2}>{title}</Heading>
      <ChipRow label={title}>{children}</ChipRow>
    </section>
  );
}

import type { Banknote } from "@specimen/api/contract";
import { formatValue } from "@specimen/core/format";
import { Chip } from "@specimen/ui/Chip/Chip.tsx";
import { ChipRow } from "@specimen/ui/Chip/ChipRow.tsx";
import { Heading } from "@specimen/ui/Heading/Heading.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/language.ts";
import { paths } from "../../../url/paths.ts";
import { section } from "../../../widgets/record/record.css.ts";

/** The other values of the note's series, by value. */
export function Neighbours({ note, countryId }: { note: Banknote; countryId: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (note.neighbours.length === 0) return null;
  const title = t("banknotes.neighbours");
  return (
    <section className={section}>
      <Heading level={2}>{title}</Heading>
      <ChipRow label={title}>
        {note.neighbours.map(({ id, denomination }) => {
          const value = formatValue(denomination, language);
          return (
            <Chip
              key={id}
              href={paths.banknotes.detail(id, countryId)}
              code={value}
              label={`${value} ${note.unit.text}`}
            />
          );
        })}
      </ChipRow>
    </section>
  );
}

import type { Banknote } from "@specimen/api/contract";
import { formatValue } from "@specimen/core/format";
import { Heading } from "@specimen/ui/Heading/Heading.tsx";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/language.ts";
import { section } from "../record/record.css.ts";
import * as css from "./compare.css.ts";
import type { ComparedRow } from "./comparedRows.ts";
import { useComparedRows } from "./useComparedRows.tsx";

/** What is recorded of the notes, fact by fact; bold is what differs. */
export function ComparedFacts({ notes }: { notes: readonly Banknote[] }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const title = t("banknotes.compare.facts");
  const rows = useComparedRows(notes);
  const columns: Column<ComparedRow>[] = [
    {
      id: "fact",
      heading: t("banknotes.facts.title"),
      width: "9rem",
      card: "title",
      cell: (row) => <span className={css.fact}>{row.label}</span>,
    },
    ...notes.map((note, index): Column<ComparedRow> => {
      const heading = `${formatValue(note.denomination, language)} ${note.unit.text}, ${note.series}`;
      return {
        id: note.id,
        heading,
        cell: (row) => (
          <>
            <span className={css.label}>{heading}</span>
            <span className={css.value}>
              {row.isDifferent ? (
                <span className={css.different}>{row.values[index]}</span>
              ) : (
                row.values[index]
              )}
            </span>
          </>
        ),
      };
    }),
  ];
  return (
    <section className={section}>
      <Heading level={2} note={t("banknotes.compare.differences")}>
        {title}
      </Heading>
      <Table caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </section>
  );
}

import { Heading } from "@specimen/ui/Heading/Heading.tsx";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { useTranslation } from "react-i18next";
import { section } from "../record/record.css.ts";
import { Said } from "../record/Said.tsx";
import * as css from "./compare.css.ts";
import type { ComparedRow } from "./useComparedRows.tsx";

export interface CompareTableProps {
  /** In the order of the columns. */
  records: readonly { id: string; name: string }[];
  rows: readonly ComparedRow[];
}

/** What is recorded of several records, fact by fact. */
export function CompareTable({ records, rows }: CompareTableProps) {
  const { t } = useTranslation();
  const title = t("catalogue.compare.facts");
  const columns: Column<ComparedRow>[] = [
    {
      id: "fact",
      heading: t("catalogue.facts.title"),
      width: "9rem",
      card: "title",
      cell: ({ label, isDifferent }) => (
        <span className={css.fact}>
          {label}
          {isDifferent && <Said text={t("catalogue.compare.differs")} />}
        </span>
      ),
    },
    ...records.map(({ id, name }, index): Column<ComparedRow> => {
      return {
        id,
        heading: name,
        // Records stand side by side with the same space, however long their facts are.
        width: `${Math.floor(84 / records.length)}%`,
        cell: (row) => (
          <>
            <span className={css.label}>{name}</span>
            <span className={css.value}>{row.values[index]}</span>
          </>
        ),
      };
    }),
  ];
  return (
    <section className={section}>
      <Heading level={2} note={t("catalogue.compare.differences")}>
        {title}
      </Heading>
      <Table caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </section>
  );
}

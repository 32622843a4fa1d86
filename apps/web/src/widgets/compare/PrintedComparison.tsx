import { PrintSheet } from "@specimen/ui/PrintSheet/PrintSheet.tsx";
import { PrintTable } from "@specimen/ui/PrintSheet/PrintTable.tsx";
import { useTranslation } from "react-i18next";
import { PrintFoot } from "../record/PrintFoot.tsx";
import { printedPictures } from "../viewer/specimen.ts";
import { fullName } from "./compared.ts";
import type { ComparedItem, ComparedRow } from "./useComparedRows.tsx";

export interface PrintedComparisonProps<Item> {
  title: string;
  items: readonly ComparedItem<Item>[];
  rows: readonly ComparedRow[];
}

/** Records side by side on one page of paper, in one scale. */
export function PrintedComparison<Item>({ title, items, rows }: PrintedComparisonProps<Item>) {
  const { t } = useTranslation();
  const widest = Math.max(1, ...items.map(({ words }) => words.specimen.widthMm ?? 0));
  // Sides that are no wider than high stand beside one another.
  const sidesInRow = items.every(({ words: { specimen } }) => {
    const { widthMm, heightMm } = specimen;
    return widthMm !== null && heightMm !== null && widthMm <= heightMm;
  })
    ? 2
    : 1;
  const foot = (
    <PrintFoot
      records={items.map(({ words }) => ({ name: fullName(words), provenance: words.provenance }))}
    />
  );
  return (
    <PrintSheet title={title} foot={foot}>
      <PrintTable
        label={t("catalogue.facts.title")}
        columns={items.map(({ id, words }) => ({
          id,
          title: fullName(words),
          pictures: printedPictures(words.specimen).map(({ src }) => ({
            src,
            widthPercent: ((words.specimen.widthMm ?? widest) / widest) * (96 / sidesInRow),
          })),
        }))}
        rows={rows}
      />
    </PrintSheet>
  );
}

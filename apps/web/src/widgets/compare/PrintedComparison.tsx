import { PrintSheet } from "@specimen/ui/PrintSheet/PrintSheet.tsx";
import { PrintTable } from "@specimen/ui/PrintSheet/PrintTable.tsx";
import { useTranslation } from "react-i18next";
import { PrintFoot } from "../record/PrintFoot.tsx";
import { printedPictures, type Specimen } from "../viewer/specimen.ts";
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
  const partOfColumn = partOfColumnFor(items.map(({ words }) => words.specimen));
  const foot = (
    <PrintFoot
      records={items.map(({ words }) => ({ name: fullName(words), provenance: words.provenance }))}
    />
  );
  return (
    <PrintSheet title={title} foot={foot}>
      <PrintTable
        missingText={t("catalogue.viewer.failed")}
        label={t("catalogue.facts.title")}
        columns={items.map(({ id, words }) => ({
          id,
          title: fullName(words),
          pictures: printedPictures(words.specimen).map(({ src, side }) => ({
            src,
            widthPercent: partOfColumn(widthOf(words.specimen, side)),
          })),
        }))}
        rows={rows}
      />
    </PrintSheet>
  );
}

/** A passport's page is so much of its row that the cover finds space beside it. */
const leastShareOfRow = 0.55;

/**
 * Gives the width of a picture in percent of its column, in one scale for all. Sides stand beside one
 * another where they are upright, or where the widest is still large enough; else over one another.
 */
function partOfColumnFor(specimens: readonly Specimen[]): (widthMm: number | null) => number {
  const rows = specimens.map((specimen) =>
    printedPictures(specimen).map(({ side }) => widthOf(specimen, side) ?? 0),
  );
  const widest = Math.max(1, ...rows.flat());
  const longest = Math.max(1, ...rows.map((row) => row.reduce((sum, width) => sum + width, 0)));
  const isUpright = specimens.every(
    ({ widthMm, heightMm }) => widthMm !== null && heightMm !== null && widthMm <= heightMm,
  );
  const isRow = specimens.length < 3 && widest / longest >= leastShareOfRow;
  return (widthMm) =>
    isRow
      ? ((widthMm ?? widest) / longest) * 96
      : ((widthMm ?? widest) / widest) * (isUpright ? 48 : 72);
}

function widthOf(specimen: Specimen, key: string): number | null {
  const side = specimen.sides.find((each) => each.key === key);
  return side?.widthMm ?? specimen.widthMm;
}

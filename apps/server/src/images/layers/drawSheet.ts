import { picture } from "../picture.ts";
import type { Sheet } from "../sheet.ts";
import { imprint, overprint } from "./overprint.ts";

/** A layer and how strongly it shows. */
export type Layer = readonly [draw: (sheet: Sheet) => string, opacity: number];

/** What a sheet shows. */
export interface SheetContent {
  /** From the paper up. */
  readonly layers: readonly Layer[];
  /** What the specimen is, in words. */
  readonly title: string;
  /** What the drawing is not, such as `banknote`. */
  readonly original: string;
}

/**
 * One side of a printed specimen as a self-contained SVG for an image element: true size in the view
 * box (0.1 mm), its own shapes only, SPECIMEN across it.
 */
export function drawSheet(sheet: Sheet, { layers, title, original }: SheetContent): string {
  const { light } = sheet.view;
  const all: readonly Layer[] = [
    ...layers,
    [overprint, 1],
    [(above: Sheet) => imprint(above, original), 1],
  ];
  return picture(
    sheet,
    { title, corner: 8 * sheet.fine.grain, ground: sheet.inks.paper },
    all.map(([draw, strength]) => ({ shows: { [light]: strength }, draw: () => draw(sheet) })),
  );
}

import { picture } from "../picture.ts";
import type { Sheet } from "../sheet.ts";
import { imprint, overprint } from "./overprint.ts";

/** A layer and its opacity. */
export type Layer = readonly [draw: (sheet: Sheet) => string, opacity: number];

/** Content of a sheet. */
export interface SheetContent {
  /** Layers from the paper up. */
  readonly layers: readonly Layer[];
  /** The title: a description of the specimen. */
  readonly title: string;
  /** What the specimen is not, such as `banknote`. */
  readonly original: string;
}

/**
 * One side of a printed specimen as a self-contained SVG: true size in the view box (0.1 mm), own
 * shapes only, SPECIMEN across it.
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

import { ribbonTiles } from "./ribbon.ts";
import type { Sheet } from "../sheet.ts";
import { at, element } from "../svg.ts";
import { inUserSpace, linear } from "./paint.ts";

const tiles = 3;

/** The guilloche band along the lower edge: one tile, repeated. */
export function ribbonBand(sheet: Sheet): string {
  const { x, y, width } = sheet.places.ribbon;
  const { inks, pen } = sheet;
  const stroke = sheet.fine.hasWords
    ? linear(
        sheet,
        [
          [0, inks.line],
          [0.5, inks.second],
          [1, inks.line],
        ],
        { ...inUserSpace, x2: Math.round(width / tiles) },
      )
    : inks.line;
  return element(
    "g",
    { transform: at(x, y), fill: "none", stroke, "stroke-width": pen },
    bandOf(sheet, sheet.fine.ribbonLines),
  );
}

/** The record's band from 0,0 with as many lines. */
export function bandOf(sheet: Sheet, lines: number): string {
  const { width, height } = sheet.places.ribbon;
  const waves = sheet.isUpright ? 2 : 4;
  return ribbonTiles(sheet, {
    seed: `${sheet.seed} ribbon`,
    width,
    height,
    lines,
    waves,
    tiles,
  });
}

import { ribbon } from "@specimen/core/guilloche";
import type { Sheet } from "../sheet.ts";
import { at, element } from "../svg.ts";
import { inUserSpace, linear } from "./paint.ts";

const tiles = 3;

/** The woven band along the lower edge; one tile, repeated. */
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
    ribbonTiles(sheet, sheet.fine.ribbonLines),
  );
}

/** The band from 0,0. Half of its lines mirror the others, so only that half is written. */
export function ribbonTiles(sheet: Sheet, lines: number): string {
  const { width, height } = sheet.places.ribbon;
  const woven = ribbon({
    seed: `${sheet.seed} ribbon`,
    width: width / tiles,
    height,
    lines,
    waves: sheet.isUpright ? 2 : 4,
    samplesPerWave: sheet.fine.samplesPerWave,
  }).slice(0, lines / 2);
  const half = sheet.define((id) => element("path", { id, d: woven.join("") }));
  const tile = sheet.define((id) =>
    element(
      "g",
      { id },
      element("use", { href: `#${half}` }),
      element("use", { href: `#${half}`, transform: `matrix(1 0 0 -1 0 ${Math.round(height)})` }),
    ),
  );
  return Array.from({ length: tiles }, (_, index) =>
    element("use", { href: `#${tile}`, x: index === 0 ? undefined : (width / tiles) * index }),
  ).join("");
}

import type { RosetteLayer } from "@specimen/core/guilloche";
import { lathe, turned } from "./lathe.ts";
import type { Sheet } from "../sheet.ts";
import { at, element } from "../svg.ts";
import { inUserSpace, radial } from "./paint.ts";

/** The rosette behind the numeral (front) or the panel (back), second ink inside, first outside. */
export function centrepiece(sheet: Sheet): string {
  const { inks, pen, places } = sheet;
  const { x, y, radius } = places.centre;
  const stroke = sheet.fine.hasWords
    ? radial(
        sheet,
        [
          [0.25, inks.secondSoft],
          [0.6, inks.second],
          [0.85, inks.line],
        ],
        { ...inUserSpace, cx: 0, cy: 0, r: Math.round(radius) },
      )
    : inks.line;
  const halo = radial(sheet, [
    [0, inks.paper, 0.95],
    [0.62, inks.paper, 0.62],
    [1, inks.paper, 0],
  ]);
  const [wreath, flower] = rosetteOf(sheet);
  return element(
    "g",
    { transform: at(x, y) },
    element("circle", { r: Math.round(radius), fill: halo }),
    element(
      "g",
      { fill: "none", stroke, "stroke-width": pen },
      turned(sheet, wreath),
      sheet.fine.hasWords ? turned(sheet, flower) : "",
    ),
  );
}

/** The record's rosette at the size of this side. */
export function rosetteOf(sheet: Sheet): readonly [RosetteLayer, RosetteLayer] {
  return lathe(sheet, { seed: `${sheet.seed} rosette`, radius: sheet.places.centre.radius });
}

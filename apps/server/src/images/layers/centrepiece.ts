import { rosette, type RosetteLayer } from "@specimen/core/guilloche";
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
  const [wreath, flower] = rosette({
    seed: `${sheet.seed} rosette`,
    radius: sheet.places.centre.radius,
    copies: sheet.fine.rosetteCopies,
    samplesPerLobe: sheet.fine.samplesPerLobe,
  });
  const none = { path: "", turns: [] };
  return [wreath ?? none, flower ?? none];
}

/**
 * A layer as one kept curve at each of its turns, which are a power of two: the curve is copied,
 * then both, then all four. `halvings` leaves out every second turn that many times.
 */
export function turned(sheet: Sheet, layer: RosetteLayer, halvings = 0): string {
  let last = sheet.define((id) => element("path", { id, d: layer.path }));
  const doublings = Math.log2(layer.turns.length);
  for (let level = halvings; level < doublings; level++) {
    const half = last;
    const turn = layer.turns[2 ** level] ?? 0;
    last = sheet.define((id) =>
      element(
        "g",
        { id },
        element("use", { href: `#${half}` }),
        element("use", { href: `#${half}`, transform: `rotate(${turn})` }),
      ),
    );
  }
  return element("use", { href: `#${last}` });
}

import type { Sheet } from "../sheet.ts";
import { element } from "../svg.ts";
import { motifFrame } from "./motifFrame.ts";
import { numerals } from "./numerals.ts";

/**
 * Inks that absorb infrared. With a recorded feature the outer half of the motif and the numerals
 * stay dark and the rest disappears. Without one all engraving stays.
 */
export function infrared(sheet: Sheet): string {
  if (!sheet.has("ir_feature")) return motifFrame(sheet) + numerals(sheet) + magnetic(sheet);
  const { places, width, height, pen, inks } = sheet;
  const { x, y, radius } = places.motif;
  const edge = sheet.view.side === "front" || sheet.isUpright ? x : 0;
  const until = sheet.view.side === "front" || sheet.isUpright ? width : x;
  const half = sheet.define((id) =>
    element("clipPath", { id }, element("rect", { x: edge, width: until - edge, height })),
  );
  return (
    element("g", { "clip-path": `url(#${half})` }, motifFrame(sheet, { hasPlate: false })) +
    element("path", {
      d: `M${Math.round(x)} ${Math.round(y - radius)}V${Math.round(y + radius)}`,
      stroke: inks.deep,
      "stroke-width": pen,
      "stroke-dasharray": `${pen * 2} ${pen * 4}`,
      opacity: 0.6,
    }) +
    numerals(sheet) +
    magnetic(sheet)
  );
}

/** Magnetic ink absorbs infrared too: a dark bar below the issuer's name. */
function magnetic(sheet: Sheet): string {
  if (!sheet.has("magnetic_ink") || sheet.view.side === "back") return "";
  const { x, y, height } = sheet.places.issuer;
  return element("rect", {
    x,
    y: y - height * 0.6,
    width: sheet.short * 0.3,
    height: height * 0.6,
    fill: sheet.inks.deep,
  });
}

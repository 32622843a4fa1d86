import type { Box } from "../layout.ts";
import { letters, lettering } from "../lettering.ts";
import type { Sheet } from "../sheet.ts";
import { element, escapeText } from "../svg.ts";

/** The issuer, the unit, and microprint below them. */
export function issuerLine(sheet: Sheet): string {
  if (!sheet.fine.hasWords) return "";
  const { inks, pen, places } = sheet;
  const { name, unit, height, low, unitY } = issuerWords(sheet);
  const place = places.issuer;
  const halo = (capital: number, at: number) => ({
    fill: inks.deep,
    stroke: inks.paper,
    "stroke-width": (capital / at) * pen * 2.6,
    "stroke-linejoin": "round",
    "paint-order": "stroke",
  });
  const microprint = sheet.has("microprint") ? microprintLine(sheet, microprintBox(sheet)) : "";
  return (
    letters(name, { ...place, height }, halo(name.capital, height)) +
    letters(unit, { ...place, y: unitY, height: low }, halo(unit.capital, low)) +
    microprint
  );
}

/** The boxes of issuer and unit, in drawing units. */
export function issuerBoxes(sheet: Sheet): readonly [name: Box, unit: Box] {
  const { x, y, anchor } = sheet.places.issuer;
  const { unit, height, low, length, unitY } = issuerWords(sheet);
  const boxOf = (baseline: number, tall: number, wide: number): Box => ({
    x: anchor === "start" ? x : x - wide,
    y: baseline - tall,
    width: wide,
    height: tall,
  });
  return [boxOf(y, height, length), boxOf(unitY, low, (unit.length * low) / unit.capital)];
}

/** The box of the microprint, in drawing units. */
export function microprintBox(sheet: Sheet): Box {
  const { x, y, height, anchor } = sheet.places.issuer;
  const { length } = issuerWords(sheet);
  const tall = microprintSize * sheet.fine.grain;
  return {
    x: anchor === "start" ? x : x - length,
    y: y + height * 0.55 - tall / 2,
    width: Math.max(length, sheet.width * 0.16),
    height: tall,
  };
}

/** Half a millimetre. */
const microprintSize = 5.5;

function issuerWords({ record, places }: Sheet) {
  const place = places.issuer;
  const name = lettering(record.issuer.toUpperCase(), "text", 0.05);
  const height = Math.min(place.height, (place.width * name.capital) / name.length);
  const low = place.height * 0.66;
  return {
    name,
    unit: lettering(record.unit.toUpperCase(), "text", 0.06),
    height,
    low,
    length: (name.length * height) / name.capital,
    unitY: place.y + place.height * 0.95 + low,
  };
}

/** Small letters when they can be read, else a broken line of the same length. */
function microprintLine(sheet: Sheet, { x, y: top, width: length, height: size }: Box): string {
  const { fine, inks, record } = sheet;
  const y = top + size / 2;
  if (!fine.hasMicroprint) {
    return element("path", {
      d: `M${Math.round(x)} ${Math.round(y)}h${Math.round(length)}`,
      stroke: inks.line,
      "stroke-width": sheet.pen,
      "stroke-dasharray": `${9 * fine.grain} ${3 * fine.grain}`,
    });
  }
  const phrase = `SPECIMEN ${record.denomination} ${record.currency} `;
  const copies = Math.max(1, Math.round(length / (phrase.length * size * 0.66)));
  return element(
    "text",
    {
      x,
      y: y + size * 0.35,
      "font-size": size,
      textLength: length,
      fill: inks.deep,
      stroke: inks.paper,
      "stroke-width": size * 0.3,
      "paint-order": "stroke",
    },
    escapeText(phrase.repeat(copies).trim()),
  );
}

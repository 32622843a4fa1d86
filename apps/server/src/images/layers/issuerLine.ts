import { letters, lettering } from "../lettering.ts";
import type { Sheet } from "../sheet.ts";
import { element, escapeText } from "../svg.ts";

/** Who issued the note, in which unit, and the microprint under them. */
export function issuerLine(sheet: Sheet): string {
  if (!sheet.fine.hasWords) return "";
  const { inks, pen, places, record, width } = sheet;
  const place = places.issuer;
  const name = lettering(record.issuer.toUpperCase(), "text", 0.05);
  const height = Math.min(place.height, (place.width * name.capital) / name.length);
  const unit = lettering(record.unit.toUpperCase(), "text", 0.06);
  const low = place.height * 0.66;
  const halo = (capital: number, at: number) => ({
    fill: inks.deep,
    stroke: inks.paper,
    "stroke-width": (capital / at) * pen * 2.6,
    "stroke-linejoin": "round",
    "paint-order": "stroke",
  });
  const length = (name.length * height) / name.capital;
  const start = place.anchor === "start" ? place.x : place.x - length;
  const y = place.y + place.height * 0.55;
  const microprint = sheet.has("microprint")
    ? microprintLine(sheet, start, y, Math.max(length, width * 0.16))
    : "";
  return (
    letters(name, { ...place, height }, halo(name.capital, height)) +
    letters(
      unit,
      { ...place, y: place.y + place.height * 0.95 + low, height: low },
      halo(unit.capital, low),
    ) +
    microprint
  );
}

/** Letters half a millimetre high when they can be read, else a broken line of the same length. */
function microprintLine(sheet: Sheet, x: number, y: number, length: number): string {
  const { fine, inks, record } = sheet;
  if (!fine.hasMicroprint) {
    return element("path", {
      d: `M${Math.round(x)} ${Math.round(y)}h${Math.round(length)}`,
      stroke: inks.line,
      "stroke-width": sheet.pen,
      "stroke-dasharray": `${9 * fine.grain} ${3 * fine.grain}`,
    });
  }
  const phrase = `SPECIMEN ${record.denomination} ${record.currency} `;
  const size = 5.5 * fine.grain;
  const copies = Math.max(1, Math.round(length / (phrase.length * size * 0.66)));
  return element(
    "text",
    {
      x,
      y: y + size * 0.35,
      "font-family": "sans-serif",
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

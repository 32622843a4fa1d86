import type { Box } from "../layout.ts";
import type { Sheet } from "../sheet.ts";
import { imprintBox, imprintLine, specimenBoxes, specimenWord } from "./specimenWord.ts";

/** SPECIMEN across the note, above all layers. */
export function overprint(sheet: Sheet): string {
  return sheet.fine.hasWords
    ? specimenWord(sheet, sheet.places.overprint, { line: 7, halo: 14, veil: 0.46, fill: 0.07 })
    : specimenWord(sheet, besideNumeral(sheet), { line: 5, halo: 22, veil: 0.6, fill: 1 });
}

/** Smaller and below the figure in thumbnails, so that the figure stays legible. */
function besideNumeral(sheet: Sheet): Sheet["places"]["overprint"] {
  const { places, height, isUpright, view } = sheet;
  const share = isUpright ? 0.02 : view.side === "front" ? 0.13 : 0;
  const { overprint } = places;
  return { ...overprint, y: overprint.y + height * share, height: overprint.height * 0.88 };
}

/** What the drawing is, and the size it has; `original` is what it is not. */
export function imprint(sheet: Sheet, original: string): string {
  return imprintLine(sheet, sheet.places.imprint, statementOf(sheet, original));
}

/** The boxes of what stands above all layers of a whole banknote, in drawing units. */
export function overprintBoxes(sheet: Sheet): Box[] {
  const { overprint: word, imprint: line } = sheet.places;
  return [...specimenBoxes(word), imprintBox(line, statementOf(sheet, "banknote"))];
}

function statementOf({ record, size }: Sheet, original: string): string {
  const { widthMm, heightMm } = record;
  const measure = size.isKnown ? `${widthMm} × ${heightMm} mm` : "size not recorded";
  return `illustration, not a ${original} · ${measure}`;
}

import { imprintLine, specimenWord } from "./specimenWord.ts";
import type { Sheet } from "../sheet.ts";

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
  const { widthMm, heightMm } = sheet.record;
  const size = sheet.size.isKnown ? `${widthMm} × ${heightMm} mm` : "size not recorded";
  return imprintLine(sheet, sheet.places.imprint, `illustration, not a ${original} · ${size}`);
}

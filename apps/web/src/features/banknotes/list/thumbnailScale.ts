import { heldSides, type Measured } from "../displayedSize.ts";

/** CSS pixels a millimetre takes at most, and the box every thumbnail of a list must fit in. */
const largest = 0.58;
const box = { width: 104, height: 46 };

/** What is drawn where no size is recorded: a common one, so that the row keeps its height. */
const assumed = { width: 140, height: 70 };

function sidesOf(note: Measured): { width: number; height: number } {
  const [width, height] = heldSides(note);
  return width === null || height === null ? assumed : { width, height };
}

/** The one scale of a list, in CSS pixels per mm: the largest in which its every note fits. */
export function thumbnailScale(notes: readonly Measured[]): number {
  const fitting = notes
    .map(sidesOf)
    .map(({ width, height }) => Math.min(box.width / width, box.height / height));
  return Math.min(largest, ...fitting);
}

/** A thumbnail's sides in CSS pixels. */
export function thumbnailSize(note: Measured, scale: number): { width: number; height: number } {
  const { width, height } = sidesOf(note);
  return { width: width * scale, height: height * scale };
}

/** The size of a note as it is recorded. */
export interface Measured {
  widthMm: number | null;
  heightMm: number | null;
  orientation: "landscape" | "portrait";
}

/**
 * Width and height of a note as it is held, in mm. Upright notes are recorded lying, as published
 * sizes usually are; unknown sides stay unknown.
 */
export function heldSides({
  widthMm,
  heightMm,
  orientation,
}: Measured): readonly [width: number | null, height: number | null] {
  const isTurned =
    orientation === "portrait" && widthMm !== null && heightMm !== null && widthMm > heightMm;
  return isTurned ? [heightMm, widthMm] : [widthMm, heightMm];
}

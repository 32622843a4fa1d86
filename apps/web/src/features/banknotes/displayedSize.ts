/** The size of a note as it is recorded. */
export interface RecordedSize {
  widthMm: number | null;
  heightMm: number | null;
  orientation: "landscape" | "portrait";
}

/** Width and height of a note as it is displayed, in mm; null is not known. */
export interface DisplayedSize {
  widthMm: number | null;
  heightMm: number | null;
}

/**
 * Width and height of a note as it is displayed. Upright notes are recorded lying, as published
 * sizes usually are; unknown sides stay unknown.
 */
export function displayedSize({ widthMm, heightMm, orientation }: RecordedSize): DisplayedSize {
  const isTurned =
    orientation === "portrait" && widthMm !== null && heightMm !== null && widthMm > heightMm;
  return isTurned ? { widthMm: heightMm, heightMm: widthMm } : { widthMm, heightMm };
}

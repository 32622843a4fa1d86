/** The screen as a page sees it. */
export interface ScreenMeasure {
  /** Width of the whole screen in CSS pixels. */
  width: number;
  /** Device pixels per CSS pixel (`devicePixelRatio`); browser zoom changes it. */
  ratio: number;
}

/** The result of matching a bank card against the screen. */
export interface Calibration extends ScreenMeasure {
  /** Device pixels per millimetre. */
  pixelsPerMm: number;
}

/** The plausible range of screens, in device pixels per millimetre. */
const plausible = { least: 1.5, most: 60 } as const;

/** Parses a stored calibration; null where it is missing or invalid. */
export function parseCalibration(text: string | null): Calibration | null {
  if (text === null) return null;
  const [pixelsPerMm = 0, width = 0, ratio = 0] = text.split(" ").map(Number);
  const isWhole = isPlausible(pixelsPerMm) && width > 0 && ratio > 0;
  return isWhole ? { pixelsPerMm, width, ratio } : null;
}

/** Whether a screen may have so many device pixels per millimetre. */
export const isPlausible = (pixelsPerMm: number): boolean =>
  pixelsPerMm >= plausible.least && pixelsPerMm <= plausible.most;

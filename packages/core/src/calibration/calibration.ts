/** A bank card in mm: ISO/IEC 7810, ID-1. */
export const idCard = { widthMm: 85.6, heightMm: 53.98, cornerMm: 3.18 } as const;

/** What a page is told about its screen. */
export interface ScreenMeasure {
  /** Width of the whole screen in CSS pixels. */
  width: number;
  /** Device pixels a CSS pixel has; the browser's own zoom changes it. */
  ratio: number;
}

/** What was found out about a screen by holding a card to it. */
export interface Calibration extends ScreenMeasure {
  /** Device pixels a millimetre has. */
  pixelsPerMm: number;
}

/** What CSS takes a millimetre for (96 pixels an inch), which few screens keep. */
const assumedPixelsPerMm = 96 / 25.4;

/** Screens are no coarser and no finer than this, in device pixels a millimetre. */
const plausible = { least: 1.5, most: 60 } as const;

/** Takes `pixels` CSS pixels for as long as `mm`; null where no screen is like that. */
export function calibrate(pixels: number, mm: number, screen: ScreenMeasure): Calibration | null {
  const pixelsPerMm = (pixels * screen.ratio) / mm;
  return isPlausible(pixelsPerMm) ? { pixelsPerMm, ...screen } : null;
}

/**
 * CSS pixels a millimetre takes on this screen now. It holds at any zoom of the browser, since
 * that changes the ratio; on another screen, or without a calibration, it is what CSS assumes.
 */
export function cssPixelsPerMm(calibration: Calibration | null, screen: ScreenMeasure): number {
  if (calibration === null || !isSameScreen(calibration, screen)) return assumedPixelsPerMm;
  return calibration.pixelsPerMm / screen.ratio;
}

/**
 * Whether it is the screen that was calibrated. When the browser zooms, some count the screen in
 * the same CSS pixels as before and others in the same device pixels.
 */
export function isSameScreen(one: ScreenMeasure, other: ScreenMeasure): boolean {
  const devicePixels = ({ width, ratio }: ScreenMeasure) => width * ratio;
  return (
    one.width === other.width ||
    Math.abs(devicePixels(one) - devicePixels(other)) <= Math.max(one.ratio, other.ratio)
  );
}

/** Reads what was stored; null where that is nothing or makes no sense. */
export function parseCalibration(text: string | null): Calibration | null {
  if (text === null) return null;
  const [pixelsPerMm = 0, width = 0, ratio = 0] = text.split(" ").map(Number);
  const isWhole = isPlausible(pixelsPerMm) && width > 0 && ratio > 0;
  return isWhole ? { pixelsPerMm, width, ratio } : null;
}

const isPlausible = (pixelsPerMm: number): boolean =>
  pixelsPerMm >= plausible.least && pixelsPerMm <= plausible.most;

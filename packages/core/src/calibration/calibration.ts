import { isPlausible, type Calibration, type ScreenMeasure } from "./storedCalibration.ts";

/** A bank card in mm: ISO/IEC 7810, ID-1. */
export const idCard = { widthMm: 85.6, heightMm: 53.98, cornerMm: 3.18 } as const;

/** CSS pixels per millimetre by definition (96 per inch), which few screens match. */
const assumedPixelsPerMm = 96 / 25.4;

/** The calibration by which `pixels` CSS pixels are `mm` long; null where that is implausible. */
export function calibrate(pixels: number, mm: number, screen: ScreenMeasure): Calibration | null {
  const pixelsPerMm = (pixels * screen.ratio) / mm;
  return isPlausible(pixelsPerMm) ? { pixelsPerMm, ...screen } : null;
}

/**
 * CSS pixels per millimetre on this screen, at any browser zoom, since zoom changes the ratio. On
 * another screen, or without a calibration, the value that CSS defines.
 */
export function cssPixelsPerMm(calibration: Calibration | null, screen: ScreenMeasure): number {
  if (calibration === null || !isSameScreen(calibration, screen)) return assumedPixelsPerMm;
  return calibration.pixelsPerMm / screen.ratio;
}

/**
 * Whether it is the screen that was calibrated. Under zoom some browsers keep its width in CSS
 * pixels and others its width in device pixels.
 */
export function isSameScreen(one: ScreenMeasure, other: ScreenMeasure): boolean {
  const devicePixels = ({ width, ratio }: ScreenMeasure) => width * ratio;
  return (
    one.width === other.width ||
    Math.abs(devicePixels(one) - devicePixels(other)) <= Math.max(one.ratio, other.ratio)
  );
}

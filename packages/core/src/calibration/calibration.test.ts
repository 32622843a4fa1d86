import { expect, test } from "vitest";
import { calibrate, cssPixelsPerMm, idCard, isSameScreen } from "./calibration.ts";
import { parseCalibration, type ScreenMeasure } from "./storedCalibration.ts";

const screen: ScreenMeasure = { width: 1920, ratio: 1 };
/** A card that is 340 CSS pixels wide. */
const calibrated = calibrate(340, idCard.widthMm, screen);

test("after a card was matched, a card is as wide as it was", () => {
  expect(cssPixelsPerMm(calibrated, screen) * idCard.widthMm).toBeCloseTo(340);
});

test("the browser's zoom changes CSS pixels, not millimetres", () => {
  const zoomed: ScreenMeasure = { width: 1920, ratio: 2 };
  expect(cssPixelsPerMm(calibrated, zoomed) * idCard.widthMm).toBeCloseTo(170);
  const countedInDevicePixels: ScreenMeasure = { width: 960, ratio: 2 };
  expect(isSameScreen(screen, countedInDevicePixels)).toBe(true);
  expect(cssPixelsPerMm(calibrated, countedInDevicePixels) * idCard.widthMm).toBeCloseTo(170);
});

test("another screen counts as not calibrated", () => {
  const other: ScreenMeasure = { width: 2560, ratio: 1 };
  expect(isSameScreen(screen, other)).toBe(false);
  expect(cssPixelsPerMm(calibrated, other)).toBeCloseTo(3.7795, 3);
});

test("without a calibration a millimetre is what CSS takes it for", () => {
  expect(cssPixelsPerMm(null, screen) * 25.4).toBeCloseTo(96);
});

test("a match that no screen can have is refused", () => {
  expect(calibrate(0, idCard.widthMm, screen)).toBeNull();
  expect(calibrate(90_000, idCard.widthMm, screen)).toBeNull();
});

test("what is stored is read back, and nonsense is not", () => {
  expect(parseCalibration("3.97 1920 1")).toEqual({ pixelsPerMm: 3.97, width: 1920, ratio: 1 });
  for (const text of [null, "", "x", "3.97", "0 1920 1", "3.97 0 1", "3.97 1920 NaN"])
    expect(parseCalibration(text)).toBeNull();
});

import {
  cssPixelsPerMm,
  isSameScreen,
  type Calibration,
  type ScreenMeasure,
} from "@specimen/core/calibration";
import { useReadable } from "../readable.ts";
import { useServices } from "../useServices.ts";

/** How long a millimetre is on this screen, and how that is found out. */
export function useCalibration(): {
  screen: ScreenMeasure;
  /** CSS pixels; an assumption unless `isCalibrated`. */
  pixelsPerMm: number;
  isCalibrated: boolean;
  keep: (calibration: Calibration | null) => void;
} {
  const service = useServices().device.calibration;
  const calibration = useReadable(service.calibration);
  const screen = useReadable(service.screen);
  return {
    screen,
    pixelsPerMm: cssPixelsPerMm(calibration, screen),
    isCalibrated: calibration !== null && isSameScreen(calibration, screen),
    keep: service.keep,
  };
}

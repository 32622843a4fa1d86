export { calibrate, cssPixelsPerMm, idCard, isSameScreen } from "./calibration.ts";
export { parseCalibration, type Calibration, type ScreenMeasure } from "./storedCalibration.ts";

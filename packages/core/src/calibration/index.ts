export {
  calibrate,
  cssPixelsPerMm,
  idCard,
  isSameScreen,
  parseCalibration,
  type Calibration,
  type ScreenMeasure,
} from "./calibration.ts";

import {
  cssPixelsPerMm,
  isSameScreen,
  parseCalibration,
  type Calibration,
  type ScreenMeasure,
} from "@specimen/core/calibration";
import type { Store } from "@specimen/core/ports";
import { createContext, use, useSyncExternalStore } from "react";
import { screenMeasure } from "../../browser/screen.ts";
import { localStore } from "../../browser/stores.ts";

const calibrationKey = "calibration";

/** What this device knows about the size of its screen. */
export interface CalibrationService {
  /** As it is stored, or null. */
  stored: () => string | null;
  screen: () => ScreenMeasure;
  keep: (calibration: Calibration | null) => void;
  listen: (changed: () => void) => () => void;
}

/** Keeps the calibration in a store of the device. */
export function createCalibrationService(
  store: () => Store,
  screen: Pick<typeof screenMeasure, "current" | "onChanged"> = screenMeasure,
): CalibrationService {
  const heard = new Set<() => void>();
  return {
    stored: () => store().read(calibrationKey),
    screen: screen.current,
    keep: (calibration) => {
      if (calibration === null) store().remove(calibrationKey);
      else
        store().write(
          calibrationKey,
          [calibration.pixelsPerMm, calibration.width, calibration.ratio].join(" "),
        );
      for (const tell of heard) tell();
    },
    listen: (changed) => {
      heard.add(changed);
      const stop = screen.onChanged(changed);
      return () => {
        heard.delete(changed);
        stop();
      };
    },
  };
}

/** The device's own; a story brings one that forgets. */
export const CalibrationContext = createContext(createCalibrationService(localStore));

/** How long a millimetre is on this screen, and how that is found out. */
export function useCalibration() {
  const service = use(CalibrationContext);
  const stored = useSyncExternalStore(service.listen, service.stored);
  const width = useSyncExternalStore(service.listen, () => service.screen().width);
  const ratio = useSyncExternalStore(service.listen, () => service.screen().ratio);
  const screen: ScreenMeasure = { width, ratio };
  const calibration = parseCalibration(stored);
  return {
    screen,
    /** CSS pixels; an assumption unless `isCalibrated`. */
    pixelsPerMm: cssPixelsPerMm(calibration, screen),
    isCalibrated: calibration !== null && isSameScreen(calibration, screen),
    keep: service.keep,
  };
}

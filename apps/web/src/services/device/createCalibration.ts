import { parseCalibration, type Calibration, type ScreenMeasure } from "@specimen/core/calibration";
import type { Store } from "@specimen/core/ports";
import { createValue, type Readable } from "../readable.ts";

/** The screen the page is shown on. */
export interface Screen {
  current: () => ScreenMeasure;
  onChanged: (changed: () => void) => () => void;
}

/** What this device knows about the size of its screen. */
export interface CalibrationService {
  /** As it was measured, or null. */
  readonly calibration: Readable<Calibration | null>;
  readonly screen: Readable<ScreenMeasure>;
  readonly keep: (calibration: Calibration | null) => void;
}

const calibrationKey = "calibration";

/** The stored calibration, and the screen it may be about. */
export function createCalibration(store: Store, source: Screen): CalibrationService {
  const calibration = createValue(parseCalibration(store.read(calibrationKey)));
  const screen = createValue(source.current());
  source.onChanged(() => screen.set(source.current()));
  return {
    calibration,
    screen,
    keep: (measured) => {
      if (measured === null) store.remove(calibrationKey);
      else
        store.write(
          calibrationKey,
          [measured.pixelsPerMm, measured.width, measured.ratio].join(" "),
        );
      calibration.set(measured);
    },
  };
}

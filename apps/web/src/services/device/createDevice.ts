import type { Store } from "@specimen/core/ports";
import { createCalibration, type CalibrationService, type Screen } from "./createCalibration.ts";
import { createComparisons, type Comparisons } from "./createComparisons.ts";
import { createDrafts, type Drafts } from "./createDrafts.ts";
import { createShortcuts, type ShortcutsService } from "./createShortcuts.ts";
import { createTypedAhead, type Keys, type TypedAhead } from "./createTypedAhead.ts";
import { createZoneDelivery, type ZoneDelivery } from "./createZoneDelivery.ts";
import { createTheme, type ThemeService } from "./createTheme.ts";

/** What is remembered of this device, and of this tab. */
export interface Device {
  readonly theme: ThemeService;
  readonly shortcuts: ShortcutsService;
  readonly calibration: CalibrationService;
  readonly comparisons: Comparisons;
  readonly drafts: Drafts;
  readonly typedAhead: TypedAhead;
  readonly zoneDelivery: ZoneDelivery;
}

interface DevicePorts {
  /** Outlives the session. */
  local: Store;
  /** Gone with the tab. */
  session: Store;
  screen: Screen;
  keys: Keys;
  /** Puts a theme on screen; null follows the system. */
  showTheme: (theme: "light" | "dark" | null) => void;
}

/** Reads what is remembered. */
export const createDevice = ({ local, session, screen, keys, showTheme }: DevicePorts): Device => ({
  theme: createTheme(local, showTheme),
  shortcuts: createShortcuts(local),
  calibration: createCalibration(local, screen),
  comparisons: createComparisons(session),
  drafts: createDrafts(session),
  typedAhead: createTypedAhead(keys),
  zoneDelivery: createZoneDelivery(),
});

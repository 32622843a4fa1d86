import type { Store } from "@specimen/core/ports";
import { createValue, type Readable } from "../readable.ts";

/** Whether single keys act, and how that is changed (WCAG 2.2, 2.1.4). */
export interface ShortcutsService {
  readonly areOn: Readable<boolean>;
  readonly choose: (areOn: boolean) => void;
}

const shortcutsKey = "shortcuts";

/** The stored choice; single keys act until somebody switches them off. */
export function createShortcuts(store: Store): ShortcutsService {
  const areOn = createValue(store.read(shortcutsKey) !== "off");
  return {
    areOn,
    choose: (chosen) => {
      store.write(shortcutsKey, chosen ? "on" : "off");
      areOn.set(chosen);
    },
  };
}

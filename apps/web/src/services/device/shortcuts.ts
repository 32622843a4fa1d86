import type { Store } from "@specimen/core/ports";
import { createContext, use } from "react";

/** Whether single keys act, and how that is changed (WCAG 2.2, 2.1.4). */
export interface ShortcutsService {
  areOn: boolean;
  choose: (areOn: boolean) => void;
}

const shortcutsKey = "shortcuts";

/** The stored choice; they act until somebody switches them off. */
export const readShortcuts = (store: Store): boolean => store.read(shortcutsKey) !== "off";

/** Keeps the choice. */
export const writeShortcuts = (store: Store, areOn: boolean): void =>
  store.write(shortcutsKey, areOn ? "on" : "off");

/** Filled by the services of the running product, and by the stage of a story. */
export const ShortcutsServiceContext = createContext<ShortcutsService | null>(null);

/** Whether single keys act. */
export function useShortcutsChoice(): ShortcutsService {
  const service = use(ShortcutsServiceContext);
  if (service === null) throw new Error("ShortcutsServiceContext is missing above this component");
  return service;
}

import type { Presence } from "../ports/index.ts";

/** A presence that changes by `set`; `countListeners` counts its listeners. */
export function createFakePresence(isPresent = true) {
  const listeners = new Set<() => void>();
  let present = isPresent;
  const presence: Presence = {
    isPresent: () => present,
    listen: (changed) => {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    },
  };
  return {
    presence,
    set: (now: boolean): void => {
      present = now;
      for (const changed of listeners) changed();
    },
    countListeners: () => listeners.size,
  };
}

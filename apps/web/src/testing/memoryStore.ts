import type { Store } from "@specimen/core/ports";

/** A store that is forgotten with its story. */
export function memoryStore(): Store {
  const stored = new Map<string, string>();
  return {
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
    keys: () => [...stored.keys()],
  };
}

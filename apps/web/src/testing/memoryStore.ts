import type { Store } from "@specimen/core/ports";

/** A store that is forgotten with its story. */
export function memoryStore(): Store {
  const stored = new Map<string, string>();
  return {
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => stored.set(key, value).has(key),
    remove: (key) => void stored.delete(key),
    keys: () => [...stored.keys()],
  };
}

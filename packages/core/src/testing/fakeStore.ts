import type { Cookies, Store } from "../ports/index.ts";

/** A store in memory. */
export function createFakeStore(entries: Record<string, string> = {}): Store {
  const texts = new Map(Object.entries(entries));
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, value) => {
      texts.set(key, value);
      return true;
    },
    remove: (key) => {
      texts.delete(key);
    },
    keys: () => [...texts.keys()],
  };
}

/** Cookies in memory; `ages` has the max-age of each in seconds. */
export function createFakeCookies(): Cookies & { ages: Map<string, number> } {
  const { read, write, remove, keys } = createFakeStore();
  const ages = new Map<string, number>();
  return {
    ages,
    read,
    remove,
    names: keys,
    write: (name, value, maxAgeSeconds) => {
      write(name, value);
      ages.set(name, maxAgeSeconds);
    },
  };
}

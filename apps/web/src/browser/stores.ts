import type { Store } from "@specimen/core/ports";

/** What the browser denies, or cannot take any more, stays in memory until the page is left. */
function storeOver(open: () => Storage): Store {
  const kept = new Map<string, string>();
  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(open());
    } catch {
      return otherwise;
    }
  };
  const remove = (key: string) => {
    kept.delete(key);
    attempt((storage) => storage.removeItem(key), undefined);
  };
  return {
    read: (key) => kept.get(key) ?? attempt((storage) => storage.getItem(key), null),
    write: (key, value) => {
      kept.delete(key);
      const isStored = attempt((storage) => (storage.setItem(key, value), true), false);
      if (isStored) return true;
      // What is stored under the key is former by now, and would come back with the next page.
      remove(key);
      kept.set(key, value);
      return false;
    },
    remove,
    keys: () => [
      ...kept.keys(),
      ...attempt(
        (storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ""),
        [],
      ),
    ],
  };
}

const session = storeOver(() => sessionStorage);
const local = storeOver(() => localStorage);

/** Session storage: gone with the tab. */
export const sessionStore = (): Store => session;

/** Local storage: outlives the session. */
export const localStore = (): Store => local;

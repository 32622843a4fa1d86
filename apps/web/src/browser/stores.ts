import type { Store } from "@specimen/core/ports";

function storeOver(storage: Storage): Store {
  return {
    read: (key) => storage.getItem(key),
    write: (key, value) => storage.setItem(key, value),
    remove: (key) => storage.removeItem(key),
    keys: () => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ""),
  };
}

/** Session storage: gone with the tab. */
export const sessionStore = (): Store => storeOver(sessionStorage);

/** Local storage: outlives the session. */
export const localStore = (): Store => storeOver(localStorage);

import { localStore } from "../browser/stores.ts";

/** Removes what an earlier story typed and did not save, so that no form brings it back. */
export function forgetDrafts(): void {
  const store = localStore();
  for (const key of store.keys().filter((each) => each.startsWith("draft "))) store.remove(key);
}

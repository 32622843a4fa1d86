import type { Store } from "@specimen/core/ports";
import { createContext, use, useSyncExternalStore } from "react";
import { sessionStore } from "../browser/stores.ts";

const comparisonKey = "comparison";

/** More notes than these do not stand beside one another. */
export const mostCompared = 3;

/** The notes put together for a comparison, while one walks through lists and details. */
export interface ComparisonService {
  /** Their ids, parted by spaces. */
  stored: () => string;
  keep: (ids: readonly string[]) => void;
  listen: (changed: () => void) => () => void;
}

/** Keeps the comparison as long as the store lives. */
export function createComparisonService(store: () => Store): ComparisonService {
  const heard = new Set<() => void>();
  return {
    stored: () => store().read(comparisonKey) ?? "",
    keep: (ids) => {
      store().write(comparisonKey, ids.slice(0, mostCompared).join(" "));
      for (const tell of heard) tell();
    },
    listen: (changed) => {
      heard.add(changed);
      return () => heard.delete(changed);
    },
  };
}

/** The tab's own; a story brings one that forgets. */
export const ComparisonContext = createContext(createComparisonService(sessionStore));

/** Which notes are put together, and how one is added or taken out. */
export function useComparison() {
  const service = use(ComparisonContext);
  const stored = useSyncExternalStore(service.listen, service.stored);
  const ids = stored.split(" ").filter((id) => id !== "");
  return {
    ids,
    isFull: ids.length >= mostCompared,
    add: (id: string) => service.keep([...new Set([...ids, id])]),
    remove: (id: string) => service.keep(ids.filter((each) => each !== id)),
    clear: () => service.keep([]),
  };
}

import type { Store } from "@specimen/core/ports";
import { createContext } from "react";
import { sessionStore } from "../browser/stores.ts";

/** The records put together for comparison in each area, while one walks through lists and details. */
export interface ComparisonService {
  /** Their ids, parted by spaces. */
  stored: (area: string) => string;
  keep: (area: string, ids: readonly string[]) => void;
  subscribe: (onChange: () => void) => () => void;
}

const keyOf = (area: string) => `comparison.${area}`;

/** Keeps the comparisons as long as the store lives. */
export function createComparisonService(store: () => Store): ComparisonService {
  const listeners = new Set<() => void>();
  return {
    stored: (area) => store().read(keyOf(area)) ?? "",
    keep: (area, ids) => {
      store().write(keyOf(area), ids.join(" "));
      for (const onChange of listeners) onChange();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** The tab's own; a story brings one that forgets. */
export const ComparisonContext = createContext(createComparisonService(sessionStore));

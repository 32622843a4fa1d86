import type { Store } from "@specimen/core/ports";
import { createValue, type Readable } from "../readable.ts";

/** The records put together for comparison in each area, while one walks through lists and details. */
export interface Comparisons {
  /** The ids of an area's records, separated by spaces. */
  readonly of: (area: string) => Readable<string>;
  readonly keep: (area: string, ids: readonly string[]) => void;
}

const keyOf = (area: string) => `comparison.${area}`;

/** Keeps the comparisons as long as the store. */
export function createComparisons(store: Store): Comparisons {
  const values = new Map<string, ReturnType<typeof createValue<string>>>();
  const valueOf = (area: string) => {
    const value = values.get(area) ?? createValue(store.read(keyOf(area)) ?? "");
    values.set(area, value);
    return value;
  };
  return {
    of: valueOf,
    keep: (area, ids) => {
      const stored = ids.join(" ");
      store.write(keyOf(area), stored);
      valueOf(area).set(stored);
    },
  };
}

import { use, useSyncExternalStore } from "react";
import { ComparisonContext } from "../../services/comparison.ts";
import type { Comparison } from "./createComparison.ts";

/** Which records are put together, and how one is added or taken out. */
export function useComparison({ area, max }: Comparison) {
  const service = use(ComparisonContext);
  const stored = useSyncExternalStore(service.subscribe, () => service.stored(area));
  const ids = stored.split(" ").filter((id) => id !== "");
  return {
    ids,
    isFull: ids.length >= max,
    add: (id: string) => service.keep(area, [...new Set([...ids, id])].slice(0, max)),
    remove: (id: string) =>
      service.keep(
        area,
        ids.filter((each) => each !== id),
      ),
    clear: () => service.keep(area, []),
  };
}

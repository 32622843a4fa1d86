import { useReadable } from "../../services/readable.ts";
import { useServices } from "../../services/useServices.ts";
import type { Comparison } from "./createComparison.ts";

/** Which records are put together, and how one is added or taken out. */
export function useComparison({ area, max }: Comparison) {
  const { of, keep } = useServices().device.comparisons;
  const ids = useReadable(of(area))
    .split(" ")
    .filter((id) => id !== "");
  return {
    ids,
    isFull: ids.length >= max,
    add: (id: string) => keep(area, [...new Set([...ids, id])].slice(0, max)),
    remove: (id: string) =>
      keep(
        area,
        ids.filter((each) => each !== id),
      ),
    clear: () => keep(area, []),
  };
}

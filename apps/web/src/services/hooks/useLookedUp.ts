import type { StatisticsRecord } from "@specimen/core/statistics";
import { useLayoutEffect } from "react";
import { useServices } from "../useServices.ts";

/** What something that was looked up is counted as. */
export type LookedUp = StatisticsRecord["resource"];

/**
 * Counts what a screen has opened, as soon as its heading is shown; the id is null before that, the
 * resource for a kind that is not counted. A layout effect, since the page may be left between the paint and a passive effect.
 */
export function useLookedUp(resource: LookedUp | null, id: string | null): void {
  const { queue } = useServices().statistics;
  useLayoutEffect(() => {
    if (id !== null && resource !== null) queue({ resource, resourceId: id });
  }, [queue, resource, id]);
}

import type { Statistics, StatisticsRecord } from "@specimen/core/statistics";
import { createContext, use, useEffect } from "react";

/** Usage statistics, as the product speaks to them (specification 7.10). */
export interface StatisticsService {
  /** Counts that something was looked up. */
  queue: (record: StatisticsRecord) => void;
  /** Tells who is signed in; repeats do no harm. */
  know: (userId: string) => void;
  forget: () => void;
}

/** Statistics whose code comes once somebody is signed in, after the first page. */
export function createStatisticsService(
  load: () => Promise<Statistics>,
  report: (error: unknown) => void,
): StatisticsService {
  let loading: Promise<Statistics> | null = null;
  const tell = (task: (statistics: Statistics) => void) => {
    loading ??= load();
    loading.then(task).catch(report);
  };
  return {
    queue: (record) => tell((statistics) => statistics.queue(record)),
    know: (userId) => tell((statistics) => statistics.know(userId)),
    forget: () => {
      if (loading !== null) tell(({ actor }) => actor.send({ type: "user.forgotten" }));
    },
  };
}

/** Without a host for statistics nothing is counted. */
export const noStatistics: StatisticsService = {
  queue: () => undefined,
  know: () => undefined,
  forget: () => undefined,
};

/** Filled by the services of the running product, and by the stage of a story. */
export const StatisticsContext = createContext<StatisticsService>(noStatistics);

/** Counts what a screen has opened, once it is there; null while it is not. */
export function useLookedUp(resource: StatisticsRecord["resource"], id: string | null): void {
  const { queue } = use(StatisticsContext);
  useEffect(() => {
    if (id !== null) queue({ resource, resourceId: id });
  }, [queue, resource, id]);
}

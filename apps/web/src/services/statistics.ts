import type { EarlyRecords, Statistics, StatisticsRecord } from "@specimen/core/statistics";
import { createContext, use, useLayoutEffect } from "react";

/** Usage statistics, as the product speaks to them (specification 7.10). */
export interface StatisticsService {
  /** Counts that something was looked up. */
  queue: (record: StatisticsRecord) => void;
  /** Tells who is signed in; repeats do no harm. */
  identify: (userId: string) => void;
  forget: () => void;
}

interface Loading {
  /** Keeps what is counted before the rest has come. */
  early: EarlyRecords;
  load: () => Promise<Statistics>;
  onLeft: (left: () => void) => () => void;
  report: (error: unknown) => void;
}

/**
 * Statistics whose code comes once somebody is signed in, after the first page. What is counted
 * until then is handed over when the page is left.
 */
export function createStatisticsService({
  early,
  load,
  onLeft,
  report,
}: Loading): StatisticsService {
  let loading: Promise<Statistics> | null = null;
  let loaded: Statistics | null = null;
  const start = async () => {
    loaded = await load();
    stopHearing();
    loaded.adopt(early.take());
    return loaded;
  };
  const tell = (task: (statistics: Statistics) => void) => {
    loading ??= start();
    loading.then(task).catch(report);
  };
  const stopHearing = onLeft(early.leave);
  return {
    queue: (record) => (loaded ?? early).queue(record),
    identify: (userId) => tell((statistics) => statistics.identify(userId)),
    forget: () => {
      if (loading !== null) tell(({ actor }) => actor.send({ type: "user.forgotten" }));
    },
  };
}

/** Without a host for statistics nothing is counted. */
export const noStatistics: StatisticsService = {
  queue: () => undefined,
  identify: () => undefined,
  forget: () => undefined,
};

/** Filled by the services of the running product, and by the stage of a story. */
export const StatisticsContext = createContext<StatisticsService>(noStatistics);

/** What something that was looked up is counted as. */
export type LookedUp = StatisticsRecord["resource"];

/**
 * Counts what a screen has opened, as soon as its heading is shown; null before that. A layout
 * effect, since the page may be left between the paint and a passive effect.
 */
export function useLookedUp(resource: LookedUp, id: string | null): void {
  const { queue } = use(StatisticsContext);
  useLayoutEffect(() => {
    if (id !== null) queue({ resource, resourceId: id });
  }, [queue, resource, id]);
}

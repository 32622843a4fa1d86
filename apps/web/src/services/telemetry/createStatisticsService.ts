import type { EarlyRecords, Statistics, StatisticsRecord } from "@specimen/core/statistics";

/** Usage statistics as screens send to them (specification 7.10). */
export interface StatisticsService {
  /** Counts that something was looked up. */
  queue: (record: StatisticsRecord) => void;
  /** The user is known; repeats do no harm. */
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

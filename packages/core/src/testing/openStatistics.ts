import { SimulatedClock, type EventFrom } from "xstate";
import { createStatistics, type StatisticsError } from "../statistics/index.ts";
import { createStatisticsHost } from "./createStatisticsHost.ts";
import { settle } from "./fakeClock.ts";
import { createFakeStore } from "./fakeStore.ts";

const longestStep = 10_000;

interface Place {
  host?: ReturnType<typeof createStatisticsHost>;
  store?: ReturnType<typeof createFakeStore>;
  now?: number;
}

let ids = 0;

/** A page with a statistics actor; `host` and `store` outlive it. */
export function openStatistics({
  host = createStatisticsHost(),
  store = createFakeStore(),
  now = 0,
}: Place = {}) {
  const clock = new SimulatedClock();
  const reported: StatisticsError[] = [];
  const token: { read: () => Promise<string | null>; reads: number } = {
    read: async () => "token-1",
    reads: 0,
  };
  const statistics = createStatistics(
    {
      http: host.http,
      beacon: host.beacon,
      store,
      createId: () => {
        ids += 1;
        return `id-${ids}`;
      },
      now: () => now + clock.now(),
      readToken: () => {
        token.reads += 1;
        return token.read();
      },
      report: (error) => reported.push(error),
    },
    { statisticsUrl: "https://stats.example.test/" },
    { clock },
  );
  const { actor } = statistics;
  actor.start();
  return {
    host,
    store,
    reported,
    token,
    queue: (...resourceIds: string[]) => {
      for (const resourceId of resourceIds) statistics.queue({ resource: "banknote", resourceId });
    },
    adopt: statistics.adopt,
    identify: async (userId = "ada") => {
      statistics.identify(userId);
      await settle();
    },
    send: async (event: EventFrom<typeof actor.logic>) => {
      actor.send(event);
      await settle();
    },
    /** Lets time pass in steps, so that promises settle in between. */
    pass: async (milliseconds: number) => {
      for (let left = milliseconds; left > 0; left -= longestStep) {
        clock.increment(Math.min(left, longestStep));
        await settle();
      }
    },
    close: () => actor.stop(),
    snapshot: () => actor.getSnapshot(),
  };
}

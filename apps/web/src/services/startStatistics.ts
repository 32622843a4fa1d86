import type { SignIn } from "@specimen/core/identity";
import { createStatistics, type Statistics } from "@specimen/core/statistics";
import type { InspectionEvent, Observer } from "xstate";
import { beacon } from "../browser/beacon.ts";
import { http } from "../browser/http.ts";
import { page } from "../browser/page.ts";
import { localStore } from "../browser/stores.ts";

interface StatisticsWorld {
  statisticsUrl: string;
  signIn: SignIn;
  watched: { inspect?: Observer<InspectionEvent> };
  report: (error: unknown) => void;
}

/** Starts statistics; what is queued also goes out as the page is left. */
export function startStatistics({
  statisticsUrl,
  signIn,
  watched,
  report,
}: StatisticsWorld): Statistics {
  const statistics = createStatistics(
    {
      http,
      beacon,
      store: localStore(),
      createId: () => crypto.randomUUID(),
      now: () => Date.now(),
      readToken: () => signIn.readToken({ isBackground: true }),
      report,
    },
    { statisticsUrl },
    watched,
  );
  const { actor } = statistics;
  actor.start();
  page.onLeft(() => actor.send({ type: "page.left" }));
  page.onConnection(() => {
    if (page.isOnline()) actor.send({ type: "connection.restored" });
  });
  return statistics;
}

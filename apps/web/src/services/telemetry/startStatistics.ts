import type { SignIn } from "@specimen/core/identity";
import { createStatistics, type Statistics } from "@specimen/core/statistics";
import { beacon } from "../../browser/beacon.ts";
import { page } from "../../browser/page.ts";
import { localStore } from "../../browser/stores.ts";
import { proving } from "../session/withDpop.ts";
import type { Watched } from "./inspection.ts";

interface StatisticsWorld {
  statisticsUrl: string;
  signIn: SignIn;
  watched: Watched;
  report: (error: unknown) => void;
}

/** Starts statistics; what is queued also goes out as the page is left. */
export function startStatistics({
  statisticsUrl,
  signIn,
  watched,
  report,
}: StatisticsWorld): Statistics {
  const send = proving(signIn, (request) => fetch(request));
  const statistics = createStatistics(
    {
      http: { send: (url, request) => send(new Request(url, request)) },
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

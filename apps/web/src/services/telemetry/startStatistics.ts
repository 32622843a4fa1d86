import { createStatistics, type Statistics } from "@specimen/core/statistics";
import { beacon } from "../../browser/beacon.ts";
import { page } from "../../browser/page.ts";
import { localStore } from "../../browser/stores.ts";
import type { SignedIn } from "../session/SessionService.ts";
import { withDpop } from "../session/withDpop.ts";
import type { Inspection } from "./Inspection.ts";

interface StatisticsWorld {
  statisticsUrl: string;
  signIn: Pick<SignedIn, "readToken" | "sendWithProof">;
  inspection: Inspection;
  report: (error: unknown) => void;
}

/** Starts statistics; what is queued also goes out as the page is left. */
export function startStatistics({
  statisticsUrl,
  signIn,
  inspection,
  report,
}: StatisticsWorld): Statistics {
  const send = withDpop(signIn, (request) => fetch(request));
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
    inspection,
  );
  const { actor } = statistics;
  actor.start();
  page.onLeft(() => actor.send({ type: "page.left" }));
  page.onConnection(() => {
    if (page.isOnline()) actor.send({ type: "connection.restored" });
  });
  return statistics;
}

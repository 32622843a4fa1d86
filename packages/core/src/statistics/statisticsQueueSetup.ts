import { assign, raise, setup, stateIn } from "xstate";
import { notProvided, promiseNotProvided } from "../ports/index.ts";
import {
  makeBatches,
  trimQueue,
  type Queue,
  type QueuedRecord,
  type StatisticsBatch,
} from "./statisticsBatch.ts";

/** What became of batches that were sent, one after the other. */
export interface Delivery {
  /** Ids of those that need not be sent again. */
  settled: readonly string[];
  /** Why it went no further: the token was refused (401), or the host is not there; else null. */
  failure: "unauthorized" | "unavailable" | null;
}

/** Who is signed in, and what earlier pages of theirs left unsent. */
interface KnownUser {
  userId: string;
  left: readonly StatisticsBatch[];
}

/** No token ever stands in here. */
interface Context extends Queue {
  userId: string | null;
  /** Deliveries that failed in a row. */
  failures: number;
}

/** What the machine understands. */
export type StatisticsEvent =
  | { type: "record.queued"; record: QueuedRecord }
  | ({ type: "user.known" } & KnownUser)
  | { type: "user.forgotten" }
  | { type: "page.left" }
  | { type: "connection.restored" }
  | { type: "token.refused" };

/** Milliseconds; both intervals are those of specification 9. */
const sendInterval = 10_000;
const tokenInterval = 300_000;
const sendLimit = 30_000;

/** The bodies behind the names of `statisticsQueueMachine`; its world enters by `provide`. */
export const statisticsQueueSetup = setup({
  types: { context: {} as Context, events: {} as StatisticsEvent },
  actors: {
    sendBatches: promiseNotProvided<Delivery, { batches: readonly StatisticsBatch[] }>(
      "sendBatches",
    ),
    refreshToken: promiseNotProvided<void>("refreshToken"),
  },
  actions: {
    storeBatches: notProvided("storeBatches"),
    handOver: notProvided("handOver"),
    clearToken: notProvided("clearToken"),
    reportToken: (_, _params: { error: unknown }) => notProvided("reportToken")(),
    refuseToken: raise({ type: "token.refused" }),
    makeBatches: assign(({ context }) => makeBatches(context)),
    addRecord: assign(({ context: { batches, records } }, params: { record: QueuedRecord }) =>
      trimQueue({ batches, records: [...records, params.record] }),
    ),
    dropSettled: assign(({ context }, { settled }: Delivery) => ({
      batches: context.batches.filter(({ id }) => !settled.includes(id)),
    })),
    takeUser: assign(({ context: { records } }, { userId, left }: KnownUser) => ({
      userId,
      ...trimQueue({ batches: left, records }),
    })),
    dropUser: assign({ userId: null, batches: [], records: [], failures: 0 }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
  },
  guards: {
    hasUser: ({ context }) => context.userId !== null,
    isSameUser: ({ context }, params: KnownUser) => params.userId === context.userId,
    hasToken: stateIn({ token: "fresh" }),
    isEmpty: ({ context }) => context.batches.length === 0 && context.records.length === 0,
    hasFailed: (_, { failure, by }: Delivery & { by: "unauthorized" | "unavailable" }) =>
      failure === by,
  },
  delays: {
    // A host that fails is asked ever more rarely, down to once in 5 minutes.
    sendInterval: ({ context }) => Math.min(sendInterval * 2 ** context.failures, tokenInterval),
    sendLimit,
    tokenInterval,
  },
});

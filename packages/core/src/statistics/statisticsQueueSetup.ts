import { assign, raise, setup, stateIn } from "xstate";
import { notProvided, promiseNotProvided } from "../ports/index.ts";
import type { QueuedRecord, StatisticsBatch } from "./statisticsBatch.ts";
import { makeBatches, trimQueue, type Queue } from "./statisticsQueue.ts";

/** The result of sending batches, one after the other. */
export interface Delivery {
  /** Ids of the batches that need not be sent again. */
  settled: readonly string[];
  /** Why sending stopped: the token was refused (401), or the host is unavailable; else null. */
  failure: "unauthorized" | "unavailable" | null;
}

/** The signed-in user, and the batches that earlier pages of theirs stored. */
interface IdentifiedUser {
  userId: string;
  left: readonly StatisticsBatch[];
}

/** Holds no token. */
interface Context extends Queue {
  userId: string | null;
  /** Failed deliveries in a row. */
  failures: number;
}

/** The events of `statisticsQueueMachine`. */
export type StatisticsEvent =
  | { type: "record.queued"; record: QueuedRecord }
  | ({ type: "user.identified" } & IdentifiedUser)
  | { type: "user.forgotten" }
  | { type: "page.left" }
  | { type: "connection.restored" }
  | { type: "token.refused" };

/** Milliseconds; both intervals are those of specification 9. */
const sendInterval = 10_000;
const tokenInterval = 300_000;
const sendLimit = 30_000;

/** The bodies behind the names of `statisticsQueueMachine`; outward actions enter by `provide`. */
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
    sendByBeacon: notProvided("sendByBeacon"),
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
    takeUser: assign(({ context: { records } }, { userId, left }: IdentifiedUser) => ({
      userId,
      ...trimQueue({ batches: left, records }),
    })),
    dropUser: assign({ userId: null, batches: [], records: [], failures: 0 }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
  },
  guards: {
    hasUser: ({ context }) => context.userId !== null,
    isSameUser: ({ context }, params: IdentifiedUser) => params.userId === context.userId,
    hasToken: stateIn({ token: "fresh" }),
    isEmpty: ({ context }) => context.batches.length === 0 && context.records.length === 0,
    hasFailed: (_, { failure, by }: Delivery & { by: "unauthorized" | "unavailable" }) =>
      failure === by,
  },
  delays: {
    // Exponential backoff, up to 5 minutes.
    sendInterval: ({ context }) => Math.min(sendInterval * 2 ** context.failures, tokenInterval),
    sendLimit,
    tokenInterval,
  },
});

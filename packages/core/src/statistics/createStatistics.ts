import { createActor, fromPromise, type Actor, type ActorOptions } from "xstate";
import type { Beacon, Http, Store } from "../ports/index.ts";
import { StatisticsError } from "./errors.ts";
import { beaconText, collectUrl, type LeftBatch } from "./leftBatch.ts";
import { createLeftBatches } from "./leftBatches.ts";
import type { QueuedRecord, StatisticsBatch, StatisticsRecord } from "./statisticsBatch.ts";
import { statisticsQueueMachine } from "./statisticsQueueMachine.ts";
import type { Delivery } from "./statisticsQueueSetup.ts";

/** The ports of statistics. */
export interface StatisticsPorts {
  http: Http;
  beacon: Beacon;
  /** Local storage. */
  store: Store;
  /** A new UUID. */
  createId(): string;
  /** Milliseconds since 1970. */
  now(): number;
  /** A token for the statistics host; null when there is none. */
  readToken(): Promise<string | null>;
  report(error: StatisticsError): void;
}

/** Usage statistics with their actor. */
export interface Statistics {
  /** Not started yet; start it once, outside React. */
  actor: Actor<typeof statisticsQueueMachine>;
  /** Counts a lookup. */
  queue(record: StatisticsRecord): void;
  /** Takes over records that were queued before this was created. */
  adopt(records: readonly QueuedRecord[]): void;
  /** Sets the signed-in user; batches that earlier pages of theirs stored are sent as well. */
  identify(userId: string): void;
}

/** Whether another attempt would be refused too; after 401 the token is renewed first. */
const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);

/** Creates usage statistics over their ports. */
export function createStatistics(
  ports: StatisticsPorts,
  { statisticsUrl }: { statisticsUrl: string },
  options?: Pick<ActorOptions<typeof statisticsQueueMachine>, "clock" | "inspect">,
): Statistics {
  const { beacon, http, now, report } = ports;
  const url = collectUrl(statisticsUrl);
  const leftBatches = createLeftBatches(ports.store);
  // Not in the machine: no token reaches its context, events or inspector.
  let token: string | null = null;

  const post = async (
    { id, records }: StatisticsBatch,
    signal: AbortSignal,
  ): Promise<"settled" | Exclude<Delivery["failure"], null>> => {
    try {
      const { status, ok } = await http.send(url, {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${token ?? ""}` },
        body: JSON.stringify({ data: records, batchId: id }),
        signal,
        redirect: "error",
      });
      if (isFinal(status)) {
        report(new StatisticsError("batch_rejected", `A batch was rejected with ${status}`));
      }
      if (ok || isFinal(status)) return "settled";
      return status === 401 ? "unauthorized" : "unavailable";
    } catch {
      return "unavailable";
    }
  };

  const deliver = async (
    batches: readonly StatisticsBatch[],
    signal: AbortSignal,
  ): Promise<Delivery> => {
    const settled: string[] = [];
    for (const batch of batches) {
      const outcome = await post(batch, signal);
      if (outcome !== "settled") return { settled, failure: outcome };
      settled.push(batch.id);
      leftBatches.remove(batch.id);
    }
    return { settled, failure: null };
  };

  const fail = (cause: unknown): void =>
    report(new StatisticsError("store_unavailable", "Batches could not be stored", cause));

  const store = (left: LeftBatch): void => {
    try {
      leftBatches.write(left);
    } catch (cause) {
      fail(cause);
    }
  };

  const take = (userId: string): readonly StatisticsBatch[] => {
    try {
      return leftBatches.take(userId, now());
    } catch (cause) {
      fail(cause);
      return [];
    }
  };

  const machine = statisticsQueueMachine.provide({
    actors: {
      sendBatches: fromPromise<Delivery, { batches: readonly StatisticsBatch[] }>(
        ({ input, signal }) => deliver(input.batches, signal),
      ),
      refreshToken: fromPromise<void>(async ({ signal }) => {
        const read = await ports.readToken();
        if (signal.aborted) return;
        if (read === null) throw new StatisticsError("token_unavailable", "There is no token");
        token = read;
      }),
    },
    actions: {
      storeBatches: ({ context: { batches, userId } }) => {
        if (userId === null) return;
        for (const batch of batches) store({ ...batch, userId, isHandedOver: false });
      },
      sendByBeacon: ({ context: { batches, userId } }) => {
        for (const batch of batches) {
          const isHandedOver = token !== null && beacon.send(url, beaconText(batch, token));
          if (userId !== null) store({ ...batch, userId, isHandedOver });
        }
      },
      clearToken: () => {
        token = null;
      },
      reportToken: (_, { error }) =>
        report(
          error instanceof StatisticsError
            ? error
            : new StatisticsError("token_unavailable", "The token was not refreshed", error),
        ),
    },
  });
  const actor = createActor(machine, options);

  return {
    actor,
    queue: (record) =>
      actor.send({
        type: "record.queued",
        record: { ...record, id: ports.createId(), at: now() },
      }),
    adopt: (records) => {
      for (const record of records) actor.send({ type: "record.queued", record });
    },
    identify: (userId) => actor.send({ type: "user.identified", userId, left: take(userId) }),
  };
}

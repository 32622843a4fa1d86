import type { Beacon, Store } from "../ports/index.ts";
import { beaconText, collectUrl, writeLeftBatch } from "./leftBatch.ts";
import { batchLimit, type QueuedRecord, type StatisticsRecord } from "./statisticsBatch.ts";

/** The ports of {@link createEarlyRecords}. */
export interface EarlyPorts {
  beacon: Beacon;
  /** Local storage. */
  store: Store;
  /** A new UUID. */
  createId(): string;
  /** Milliseconds since 1970. */
  now(): number;
  /** A token for the statistics host; null when there is none. */
  readToken(): Promise<string | null>;
  /** The id of the signed-in user, else null. */
  readUserId(): string | null;
}

/** Records that wait until the code of statistics has been loaded. */
export interface EarlyRecords {
  queue(record: StatisticsRecord): void;
  /** To be called when the page is hidden or closed. */
  leave(): void;
  /** Removes and returns everything that is queued. */
  take(): readonly QueuedRecord[];
}

/**
 * The queue of a page until the code of {@link createStatistics} has been loaded; small enough for
 * the first load. When the page is left, its records go out by beacon and are stored as one batch.
 */
export function createEarlyRecords(
  { beacon, store, createId, now, readToken, readUserId }: EarlyPorts,
  { statisticsUrl }: { statisticsUrl: string },
): EarlyRecords {
  let records: readonly QueuedRecord[] = [];
  let token: string | null = null;
  const take = () => {
    const taken = records;
    records = [];
    return taken;
  };
  return {
    queue: (record) => {
      // They wait for seconds, so one batch is enough.
      records = [...records, { ...record, id: createId(), at: now() }].slice(-batchLimit);
      // A page that is being closed cannot wait for a token.
      void readToken().then((read) => {
        token = read;
      });
    },
    leave: () => {
      const [first] = records;
      const userId = readUserId();
      if (first === undefined || userId === null) return;
      const { id, at } = first;
      const left = take().map(({ resource, resourceId }) => ({ resource, resourceId }));
      const batch = { id, at, records: left };
      const isHandedOver =
        token !== null && beacon.send(collectUrl(statisticsUrl), beaconText(batch, token));
      writeLeftBatch(store, { ...batch, userId, isHandedOver });
    },
    take,
  };
}

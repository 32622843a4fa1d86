import type { Beacon, Store } from "../ports/index.ts";
import { beaconText, collectUrl, writeLeftBatch } from "./leftBatch.ts";
import { batchLimit, type QueuedRecord, type StatisticsRecord } from "./statisticsBatch.ts";

/** What records need of the world before statistics itself has come. */
export interface EarlyPorts {
  beacon: Beacon;
  /** A store that outlives the tab. */
  store: Store;
  /** A new UUID. */
  createId(): string;
  /** Milliseconds since 1970. */
  now(): number;
  /** A token for the statistics host; null when there is none. */
  readToken(): Promise<string | null>;
  /** Who is signed in, else null. */
  readUserId(): string | null;
}

/** Records that wait for statistics. */
export interface EarlyRecords {
  queue(record: StatisticsRecord): void;
  /** The page is left, and may not come back. */
  leave(): void;
  /** Everything queued, for whoever goes on with it. */
  take(): readonly QueuedRecord[];
}

/**
 * The queue of the first moments, small enough to be there from the start: what is looked up
 * before the code of {@link createStatistics} has come is handed over by it when the page is left.
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
      // They wait for seconds: one batch holds them all.
      records = [...records, { ...record, id: createId(), at: now() }].slice(-batchLimit);
      // A closing page has no time to wait for one.
      void readToken().then((read) => {
        token = read;
      });
    },
    leave: () => {
      const [first] = records;
      const userId = readUserId();
      if (first === undefined || userId === null) return;
      const { id, at } = first;
      const data = take().map(({ resource, resourceId }) => ({ resource, resourceId }));
      const batch = { id, at, records: data };
      const isHandedOver =
        token !== null && beacon.send(collectUrl(statisticsUrl), beaconText(batch, token));
      writeLeftBatch(store, { ...batch, userId, isHandedOver });
    },
    take,
  };
}

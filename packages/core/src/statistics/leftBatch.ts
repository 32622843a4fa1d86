import type { Store } from "../ports/index.ts";
import type { StatisticsBatch } from "./statisticsBatch.ts";

/** The prefix of storage keys; each batch has a key of its own. */
export const leftBatchPrefix = "statistics.batch.";

/** A batch in local storage, left by a page. */
export interface LeftBatch extends StatisticsBatch {
  userId: string;
  /** It was sent by beacon, without knowing whether it arrived. */
  isHandedOver: boolean;
}

/** Stores a batch; returns whether it outlives the page. */
export const writeLeftBatch = (store: Store, batch: LeftBatch): boolean =>
  store.write(leftBatchPrefix + batch.id, JSON.stringify(batch));

/** The address that batches are posted to (specification 7.10). */
export const collectUrl = (statisticsUrl: string): string =>
  `${statisticsUrl.replace(/\/+$/, "")}/stats/collect`;

/** The body of a beacon: the batch with the token, since beacons have no headers. */
export const beaconText = ({ id, records }: StatisticsBatch, token: string): string =>
  JSON.stringify({ data: records, batchId: id, token });

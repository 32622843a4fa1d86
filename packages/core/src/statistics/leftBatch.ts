import type { Store } from "../ports/index.ts";
import type { StatisticsBatch } from "./statisticsBatch.ts";

/** Each batch that outlives its page has a key of its own. */
export const leftBatchPrefix = "statistics.batch.";

/** A batch as it outlives its page. */
export interface LeftBatch extends StatisticsBatch {
  userId: string;
  /** The closing page handed it over, and nobody heard whether it arrived. */
  isHandedOver: boolean;
}

/** Keeps a batch; throws where the store is full or forbidden. */
export const writeLeftBatch = (store: Store, batch: LeftBatch): void =>
  store.write(leftBatchPrefix + batch.id, JSON.stringify(batch));

/** Where batches are sent. */
export const collectUrl = (statisticsUrl: string): string =>
  `${statisticsUrl.replace(/\/+$/, "")}/stats/collect`;

/** A batch as a beacon carries it: with the token, since it has no headers. */
export const beaconText = ({ id, records }: StatisticsBatch, token: string): string =>
  JSON.stringify({ data: records, batchId: id, token });

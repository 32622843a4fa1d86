import {
  batchLimit,
  type QueuedRecord,
  type StatisticsBatch,
  type StatisticsRecord,
} from "./statisticsBatch.ts";

/** The queue: batches already made, oldest first, and records in no batch yet. */
export interface Queue {
  batches: readonly StatisticsBatch[];
  records: readonly QueuedRecord[];
}

/** Records queued while the host cannot be reached; beyond that the oldest are dropped. */
export const queueLimit = 1000;

const toRecord = ({ resource, resourceId }: QueuedRecord): StatisticsRecord => ({
  resource,
  resourceId,
});

/** Puts every record into a batch. */
export function makeBatches({ batches, records }: Queue): Queue {
  const made: StatisticsBatch[] = [];
  for (let start = 0; start < records.length; start += batchLimit) {
    const chunk = records.slice(start, start + batchLimit);
    const [first] = chunk;
    if (first !== undefined) {
      made.push({ id: first.id, at: first.at, records: chunk.map(toRecord) });
    }
  }
  return { batches: [...batches, ...made], records: [] };
}

const countOf = ({ batches, records }: Queue): number =>
  batches.reduce((count, batch) => count + batch.records.length, records.length);

/** Drops the oldest records beyond the limit; a batch that loses some keeps its id. */
export function trimQueue(queue: Queue): Queue {
  let excess = countOf(queue) - queueLimit;
  const batches: StatisticsBatch[] = [];
  for (const batch of queue.batches) {
    const records = batch.records.slice(Math.max(excess, 0));
    excess -= batch.records.length - records.length;
    if (records.length > 0) batches.push({ ...batch, records });
  }
  return { batches, records: queue.records.slice(Math.max(excess, 0)) };
}

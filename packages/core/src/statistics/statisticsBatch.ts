/** A lookup by a member of staff (specification 3). */
export interface StatisticsRecord {
  resource: "banknote" | "banknotes" | "identityDocument" | "identityDocuments";
  resourceId: string;
}

/** A record in the queue. */
export interface QueuedRecord extends StatisticsRecord {
  /** A UUID; a batch takes the one of its first record. */
  id: string;
  /** When it was looked up, milliseconds since 1970. */
  at: number;
}

/** Records in one batch; with ids of 100 characters it stays below the 64 KiB limit of a beacon. */
export const batchLimit = 200;

/** Records that are sent together; each attempt has the same batch id, so that they count once. */
export interface StatisticsBatch {
  /** A UUID. */
  id: string;
  /** When its first record was looked up, milliseconds since 1970. */
  at: number;
  records: readonly StatisticsRecord[];
}

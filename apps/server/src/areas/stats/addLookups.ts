import type { StatsRecord } from "@specimen/api/contract";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { statisticsCounts, statisticsRecords } from "./tables.ts";

/**
 * Stores look-ups of a customer's staff and adds them to the customer's counts; the last statements of
 * a transaction, since others of the customer's staff wait for it.
 */
export async function addLookups(
  transaction: Transaction,
  customerId: string,
  records: readonly StatsRecord[],
  at?: Date,
): Promise<void> {
  if (records.length === 0) return;
  await transaction
    .insert(statisticsRecords)
    .values(records.map((record) => ({ ...record, customerId, ...(at && { at }) })));
  // In one order, so that two transactions never wait for each other.
  const counts = [
    ...Map.groupBy(records, (record) => JSON.stringify([record.resource, record.resourceId])),
  ]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [first, ...others]]) =>
      first === undefined ? [] : [{ ...first, customerId, count: 1 + others.length }],
    );
  const { customerId: customer, resource, resourceId, count } = statisticsCounts;
  await transaction
    .insert(statisticsCounts)
    .values(counts)
    .onConflictDoUpdate({
      target: [customer, resource, resourceId],
      set: { count: sql`${count} + excluded.count` },
    });
}

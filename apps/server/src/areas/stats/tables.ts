import type { StatsRecord } from "@specimen/api/contract";
import { bigint, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../database/columns.ts";

/**
 * Look-ups of staff (specification 3: stats record), one row each; kept for a month, see
 * tidyStatistics.ts.
 */
export const statisticsRecords = pgTable(
  "statistics_records",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: text("customer_id").notNull(),
    resource: text("resource").$type<StatsRecord["resource"]>().notNull(),
    resourceId: text("resource_id").notNull(),
    at: instant("at").notNull().defaultNow(),
  },
  (table) => [index("statistics_records_customer").on(table.customerId, table.resource)],
);

/**
 * How often the staff of a customer looked up each resource: the sums of the records, which a call
 * reads in their place, since the records grow with every look-up.
 */
export const statisticsCounts = pgTable(
  "statistics_counts",
  {
    customerId: text("customer_id").notNull(),
    resource: text("resource").$type<StatsRecord["resource"]>().notNull(),
    resourceId: text("resource_id").notNull(),
    count: bigint("count", { mode: "number" }).notNull(),
    /** How many of them have been compared with the records, see tidyStatistics.ts. */
    settled: bigint("settled", { mode: "number" }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.resource, table.resourceId] })],
);

/** One row: the last record that the counts have been compared with. */
export const statisticsState = pgTable("statistics_state", {
  id: text("id").primaryKey(),
  settledTo: bigint("settled_to", { mode: "number" }).notNull().default(0),
});

/** Ids of counted batches, so that a repeated batch counts once; kept for a day. */
export const statisticsBatches = pgTable(
  "statistics_batches",
  {
    accountId: text("account_id").notNull(),
    batchId: uuid("batch_id").notNull(),
    at: instant("at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.batchId] }),
    index("statistics_batches_at").on(table.at),
  ],
);

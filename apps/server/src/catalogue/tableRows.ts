import type { PgTable } from "drizzle-orm/pg-core";

/** Rows of one table. */
export type TableRows = readonly [PgTable, readonly Record<string, unknown>[]];

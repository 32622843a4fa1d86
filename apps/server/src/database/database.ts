import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { ExtractTablesWithRelations } from "drizzle-orm";

/** An embedded database or a PostgreSQL server. */
export type Database = PgDatabase<
  PgQueryResultHKT,
  Record<string, never>,
  ExtractTablesWithRelations<Record<string, never>>
>;

/** What runs within one transaction. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** Where a database lives: in memory, in a folder of this machine, or behind an address. */
export type Place =
  | { readonly kind: "memory" }
  | { readonly kind: "folder"; readonly path: string }
  | { readonly kind: "url"; readonly url: string };

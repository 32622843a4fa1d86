import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { ExtractTablesWithRelations } from "drizzle-orm";

/** The database as the rest of the server sees it: embedded or a PostgreSQL elsewhere. */
export type Database = PgDatabase<
  PgQueryResultHKT,
  Record<string, never>,
  ExtractTablesWithRelations<Record<string, never>>
>;

/** Where a database lives: in memory, in a folder of this machine, or behind an address. */
export type Place =
  | { readonly kind: "memory" }
  | { readonly kind: "folder"; readonly path: string }
  | { readonly kind: "url"; readonly url: string };

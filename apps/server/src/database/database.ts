import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { ExtractTablesWithRelations } from "drizzle-orm";

/** An embedded database or a PostgreSQL server. */
export type Database = PgDatabase<
  PgQueryResultHKT,
  Record<string, never>,
  ExtractTablesWithRelations<Record<string, never>>
>;

/** A connection within one transaction. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** The location of a database: in memory, a local folder, or the URL of a server. */
export type Place =
  | { readonly kind: "memory" }
  | { readonly kind: "folder"; readonly path: string }
  | { readonly kind: "url"; readonly url: string };

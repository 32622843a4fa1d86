import { customType, timestamp } from "drizzle-orm/pg-core";

/** A timestamp with time zone, read as a JavaScript `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Words of a text with their places, for full-text search. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Binary data. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

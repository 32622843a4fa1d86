import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/**
 * What the instances of one server count together within some seconds. Not in a backup, and unlogged:
 * a database that crashed begins to count anew.
 */
export const sharedCounts = pgTable("shared_counts", {
  key: text("key").primaryKey(),
  points: integer("points").notNull(),
  expire: instant("expire"),
});

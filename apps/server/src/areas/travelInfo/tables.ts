import type { TravelLimit } from "@specimen/api/contract";
import { boolean, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { customers } from "../../auth/tables.ts";
import { countries } from "../../catalogue/tables.ts";

/** What a country lets travellers take in and out. */
export const travelRules = pgTable("travel_rules", {
  countryId: text("country_id")
    .primaryKey()
    .references(() => countries.id),
  localCurrencyISO: text("local_currency_iso").notNull(),
  limits: jsonb("limits").$type<TravelLimit[]>().notNull(),
  isByTraveller: boolean("is_by_traveller").notNull(),
  note: text("note"),
  confidence: text("confidence", { enum: ["high", "medium", "low"] }).notNull(),
  sources: text("sources").array().notNull(),
});

/** A customer's own words on a country's travel information, as sanitised HTML. */
export const travelAdditions = pgTable(
  "travel_additions",
  {
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    countryId: text("country_id").notNull(),
    language: text("language").notNull(),
    text: text("text").notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.countryId, table.language] })],
);

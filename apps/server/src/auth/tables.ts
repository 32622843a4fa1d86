import { boolean, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { ColumnHeadings, TravelSections } from "@specimen/api/contract";

/** Organisations whose staff sign in. `rulesRevision` grows with every change of their own rules. */
export const customers = pgTable("customers", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  languages: text("languages").array().notNull(),
  rulesRevision: integer("rules_revision").notNull().default(1),
});

export const customerAssociations = pgTable(
  "customer_associations",
  {
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    associateId: text("associate_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.associateId] })],
);

/** What a customer has switched on, and the settings keys of specification 3. */
export const customerSettings = pgTable("customer_settings", {
  customerId: text("customer_id")
    .primaryKey()
    .references(() => customers.id, { onDelete: "cascade" }),
  hideNewsTab: boolean("hide_news_tab").notNull(),
  tradableHideGreenHookInTabOnlyTrade: boolean("hide_green_hook").notNull(),
  showWorthlessNotesInAllNotesTab: boolean("show_worthless_notes").notNull(),
  dataCheckEnabled: boolean("data_check_enabled").notNull(),
  verificationProfile: text("verification_profile", {
    enum: ["auto-verify", "scan-upload"],
  }).notNull(),
  /** Sections of the travel information that are hidden from the staff. */
  hiddenTravelSections: text("hidden_travel_sections")
    .array()
    .notNull()
    .default([])
    .$type<(keyof TravelSections)[]>(),
});

/** The customer's own titles for columns of the banknote table, per language. */
export const columnHeadings = pgTable(
  "column_headings",
  {
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    language: text("language").notNull(),
    headings: jsonb("headings").$type<ColumnHeadings>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.language] })],
);

/** The customer's own words on a country: on its banknotes, or on its currency. */
export const countryInfos = pgTable(
  "country_infos",
  {
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    countryId: text("country_id").notNull(),
    kind: text("kind", { enum: ["banknotes", "currency"] }).notNull(),
    language: text("language").notNull(),
    text: text("text").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.countryId, table.kind, table.language] }),
  ],
);

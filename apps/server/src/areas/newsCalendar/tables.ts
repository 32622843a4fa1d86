import type { Language } from "@specimen/api/contract";
import { date, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accounts, customers } from "../../auth/tables.ts";
import { instant } from "../../database/columns.ts";

/** Editorial entries of the calendar; those without a customer belong to the product. */
export const calendarEntries = pgTable(
  "calendar_entries",
  {
    id: text("id").primaryKey(),
    customerId: text("customer_id").references(() => customers.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    countryId: text("country_id").notNull(),
    currencyISO: text("currency_iso"),
    banknoteIds: text("banknote_ids").array().notNull(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [index("calendar_entries_customer_id").on(table.customerId, table.day)],
);

/** Sanitised HTML of an entry in one language. */
export const calendarEntryTexts = pgTable(
  "calendar_entry_texts",
  {
    entryId: text("entry_id")
      .notNull()
      .references(() => calendarEntries.id, { onDelete: "cascade" }),
    language: text("language").$type<Language>().notNull(),
    content: text("content").notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.language] })],
);

/** Addresses for calendar programs, one per account; the token is stored as SHA-256 in base64url. */
export const calendarSubscriptions = pgTable("calendar_subscriptions", {
  accountId: text("account_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  tokenHash: text("token_hash").notNull().unique(),
  language: text("language").$type<Language>().notNull(),
  currencies: text("currencies").array().notNull(),
  createdAt: instant("created_at").notNull(),
  lastReadAt: instant("last_read_at"),
});

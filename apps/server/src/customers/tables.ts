import type { DateFormat, Theme, Tradability } from "@specimen/api/contract";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accounts, customers } from "../auth/tables.ts";
import { bytes, instant } from "../database/columns.ts";
import type { Sheet } from "./sheet.ts";

/** Pairs of customers that may copy texts from each other. */
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

/** The customer's rule for a record of an area: 0 no trade, 1 buy, 2 sell, 3 both (specification 3). */
export const tradability = pgTable(
  "tradability",
  {
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    area: text("area").notNull(),
    recordId: text("record_id").notNull(),
    value: integer("value").$type<Tradability>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.area, table.recordId] }),
    index("tradability_by_value").on(table.customerId, table.area, table.value, table.recordId),
  ],
);

/** Places of the customer's own texts on a country. */
export const countryInfoKinds = [
  "banknotes",
  "currency",
  "identityDocuments",
  "preciousMetals",
] as const;

/** The customer's own texts on a country, by their place. */
export const countryInfos = pgTable(
  "country_infos",
  {
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    countryId: text("country_id").notNull(),
    kind: text("kind", { enum: countryInfoKinds }).notNull(),
    language: text("language").notNull(),
    text: text("text").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.countryId, table.kind, table.language] }),
  ],
);

/** The customer's own texts on a record of an area, as sanitised HTML. */
export const recordInfos = pgTable(
  "record_infos",
  {
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    area: text("area").notNull(),
    recordId: text("record_id").notNull(),
    language: text("language").notNull(),
    text: text("text").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.area, table.recordId, table.language] }),
  ],
);

/** A user's own settings; null means the account's default. */
export const preferences = pgTable("preferences", {
  accountId: text("account_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  nickname: text("nickname"),
  defaultLanguage: text("default_language"),
  dateFormat: text("date_format").$type<DateFormat>(),
  theme: text("theme").$type<Theme>(),
  consentAnalytics: boolean("consent_analytics"),
  /** Publication time of the newest articles the user was shown. */
  newsSeenAt: instant("news_seen_at"),
  changelogsSeenAt: instant("changelogs_seen_at"),
});

/** Categories of PDFs; those without a customer belong to the product. */
export const pdfCategories = pgTable("pdf_categories", {
  id: text("id").primaryKey(),
  customerId: text("customer_id").references(() => customers.id, { onDelete: "cascade" }),
  position: integer("position").notNull(),
});

/** PDFs belong to the customer of their category. */
export const pdfs = pgTable("pdfs", {
  id: text("id").primaryKey(),
  categoryId: text("category_id")
    .notNull()
    .references(() => pdfCategories.id, { onDelete: "cascade" }),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/**
 * A PDF in one language: its bytes, or the sheet that they are rendered from at the first request.
 */
export const pdfFiles = pgTable(
  "pdf_files",
  {
    pdfId: text("pdf_id")
      .notNull()
      .references(() => pdfs.id, { onDelete: "cascade" }),
    language: text("language").notNull(),
    title: text("title").notNull(),
    sheet: jsonb("sheet").$type<Sheet>(),
    content: bytes("content"),
  },
  (table) => [primaryKey({ columns: [table.pdfId, table.language] })],
);

/** Keys for the signatures of addresses, made at the first use. */
export const addressKeys = pgTable("address_keys", {
  purpose: text("purpose").primaryKey(),
  key: text("key").notNull(),
});

import type { Confidence } from "@specimen/api/contract";
import { date, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** States, territories and the euro area; `position` is the row of the flag sprite. */
export const countries = pgTable(
  "countries",
  {
    id: text("id").primaryKey(),
    /** ISO 3166-1 alpha-3; null for the euro area and Kosovo, which ISO 3166-1 does not list. */
    alpha3: text("alpha3"),
    currencyISO: text("currency_iso"),
    oldCurrencyISO: text("old_currency_iso"),
    parentId: text("parent_id"),
    position: integer("position").notNull(),
  },
  (table) => [index("countries_currency_iso").on(table.currencyISO)],
);

export const countryNames = pgTable(
  "country_names",
  {
    countryId: text("country_id")
      .notNull()
      .references(() => countries.id, { onDelete: "cascade" }),
    language: text("language").notNull(),
    name: text("name").notNull(),
    /** Position of the name in the sort order of its language. */
    position: integer("position").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.language] })],
);

/** Legal tenders of a country, newest first by `position`; days as in CLDR currencyData. */
export const countryCurrencies = pgTable(
  "country_currencies",
  {
    countryId: text("country_id")
      .notNull()
      .references(() => countries.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    currencyISO: text("currency_iso").notNull(),
    from: date("from_day", { mode: "string" }),
    to: date("to_day", { mode: "string" }),
  },
  (table) => [
    primaryKey({ columns: [table.countryId, table.position] }),
    index("country_currencies_currency_iso").on(table.currencyISO),
  ],
);

/** Names of a currency; `forms` by plural category of CLDR (one, few, many, other). */
export const currencyNames = pgTable(
  "currency_names",
  {
    currencyISO: text("currency_iso").notNull(),
    language: text("language").notNull(),
    name: text("name").notNull(),
    symbol: text("symbol").notNull(),
    forms: jsonb("forms").$type<Partial<Record<Intl.LDMLPluralRule, string>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.currencyISO, table.language] })],
);

/** Words in eight languages: names of features, substrates, colours … by kind (`area`). */
export const words = pgTable(
  "words",
  {
    area: text("area").notNull(),
    key: text("key").notNull(),
    language: text("language").notNull(),
    text: text("text").notNull(),
  },
  (table) => [primaryKey({ columns: [table.area, table.key, table.language] })],
);

/** Glossary terms; names and translations of the English definition are in `words`. */
export const glossary = pgTable("glossary", {
  key: text("key").primaryKey(),
  areas: text("areas").array().notNull(),
  definition: text("definition").notNull(),
  confidence: text("confidence").$type<Confidence>().notNull(),
});

/** Revisions of what was imported or written once, by name. */
export const catalogueState = pgTable("catalogue_state", {
  id: text("id").primaryKey(),
  revision: text("revision").notNull(),
});

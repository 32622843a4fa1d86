import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";

/** States, territories and the euro area; `position` is the row of the flag sprite. */
export const countries = pgTable(
  "countries",
  {
    id: text("id").primaryKey(),
    currencyISO: text("currency_iso"),
    oldCurrencyISO: text("old_currency_iso"),
    parentId: text("parent_id"),
    mrzCode: text("mrz_code"),
    /** Whether bullion coins of this country are in the catalogue. */
    hasCoins: boolean("has_coins").notNull(),
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
    /** Place of the name among those of its language, as its readers sort them. */
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

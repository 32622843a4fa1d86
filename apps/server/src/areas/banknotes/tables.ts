import type {
  Colour,
  ColumnHeadings,
  Confidence,
  Exchange,
  FieldCheck,
  Orientation,
  Source,
  Substrate,
} from "@specimen/api/contract";
import { type SQL, sql } from "drizzle-orm";
import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { customers } from "../../auth/tables.ts";
import { countries } from "../../catalogue/tables.ts";
import { tsvector } from "../../database/columns.ts";

/**
 * The notes. Dates of the record are text of year, month or day precision; the columns ending in
 * `Day` are the days they stand for, derived by catalogue/timeline.ts at import.
 */
export const banknotes = pgTable(
  "banknotes",
  {
    id: text("id").primaryKey(),
    countryId: text("country_id")
      .notNull()
      .references(() => countries.id),
    currencyISO: text("currency_iso").notNull(),
    issuer: text("issuer").notNull(),
    series: text("series").notNull(),
    denomination: doublePrecision("denomination").notNull(),
    unit: text("unit").notNull(),
    widthMm: doublePrecision("width_mm"),
    heightMm: doublePrecision("height_mm"),
    orientation: text("orientation").$type<Orientation>().notNull(),
    substrate: text("substrate").$type<Substrate>(),
    firstIssued: text("first_issued"),
    issuanceStopped: text("issuance_stopped"),
    legalTenderUntil: text("legal_tender_until"),
    /** The only countries where the note is legal tender; null where all are that it is money of. */
    legalTenderIn: text("legal_tender_in").array(),
    exchangeKind: text("exchange_kind").$type<Exchange["kind"]>(),
    exchangeUntil: text("exchange_until"),
    worthlessAfter: text("worthless_after"),
    /** First day on which the note may have been issued. */
    issuedDay: date("issued_day", { mode: "string" }),
    /** Last day as legal tender. */
    tenderEndDay: date("tender_end_day", { mode: "string" }),
    /** Last day on which the note may have been issued. */
    issueEndDay: date("issue_end_day", { mode: "string" }),
    /** First day without any value. */
    worthlessDay: date("worthless_day", { mode: "string" }),
    /** Position in lists among notes of one status: newest series first, then by value. */
    listPosition: integer("list_position").notNull().default(0),
    /** Positions by series and by motif in each language; null without a motif. */
    seriesPositions: integer("series_positions").array().notNull().default([]),
    motifPositions: integer("motif_positions").array(),
    mainColour: text("main_colour"),
    /** The colours of the search filter that match; empty where the main colour is unknown. */
    colours: text("colours").array().notNull().default([]).$type<Colour[]>(),
    front: text("front"),
    back: text("back"),
    securityFeatures: text("security_features").array().notNull(),
    note: text("note"),
    confidence: text("confidence").$type<Confidence>().notNull(),
    /** The pages the note was compared with, and which of its fields with which page. */
    sources: jsonb("source_pages").$type<Source[]>().notNull().default([]),
    checks: jsonb("checks").$type<FieldCheck[]>().notNull().default([]),
    /** Names of country and currency in eight languages, for the search. */
    keywords: text("keywords").notNull(),
    /** Series and motifs in the other languages, and the part of the country that the issuer is of, for the search. */
    translations: text("translations").notNull().default(""),
    searchVector: tsvector("search_vector")
      .notNull()
      .generatedAlwaysAs((): SQL => sql`to_tsvector('simple', ${searchable})`),
  },
  (table) => [
    index("banknotes_country_id").on(table.countryId),
    index("banknotes_currency_iso").on(table.currencyISO, table.series),
    index("banknotes_width").on(table.denomination, table.widthMm),
    index("banknotes_height").on(table.denomination, table.heightMm),
    index("banknotes_size").on(table.widthMm, table.heightMm),
    index("banknotes_size_upright").on(table.heightMm, table.widthMm),
    index("banknotes_unmeasured")
      .on(table.denomination)
      .where(sql`${table.widthMm} is null or ${table.heightMm} is null`),
    // All columns that lists are filtered, sorted and counted by, for index-only scans.
    index("banknotes_list").on(
      table.listPosition,
      table.id,
      table.worthlessDay,
      table.tenderEndDay,
      table.issuedDay,
      table.issueEndDay,
      table.countryId,
      table.currencyISO,
      table.denomination,
      table.widthMm,
      table.heightMm,
      table.substrate,
      table.colours,
      table.seriesPositions,
      table.motifPositions,
    ),
    index("banknotes_search_vector").using("gin", table.searchVector),
    index("banknotes_own_words").using("gin", ownWords),
  ],
);

const searchable = sql.raw(
  `unaccented(id || ' ' || currency_iso || ' ' || denomination::bigint || ' ' || unit || ' ' || issuer || ' ' || series || ' ' || coalesce(front, '') || ' ' || coalesce(back, '') || ' ' || keywords || ' ' || translations)`,
);

/** Words of motifs and series in all languages and of the issuer, without the names of country and currency. */
export const ownWords = sql.raw(
  `to_tsvector('simple', unaccented(coalesce(front, '') || ' ' || coalesce(back, '') || ' ' || series || ' ' || issuer || ' ' || translations))`,
);

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

import type {
  Confidence,
  DocumentColumnHeadings,
  DocumentFormat,
  DocumentGroup,
  DocumentKind,
  DocumentPage,
  DocumentStatus,
} from "@specimen/api/contract";
import { type SQL, sql } from "drizzle-orm";
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { customers } from "../../auth/tables.ts";
import { countries } from "../../catalogue/tables.ts";
import { tsvector } from "../../database/columns.ts";
import type { DrawnDocument } from "./draw/drawnDocument.ts";
import type { DocumentRecord } from "./record.ts";

/**
 * Series of documents. What lists are filtered and sorted by has columns of its own; `record` is the
 * rest of the fact, `drawn` what its pictures are made from. Dates of the record are text of year,
 * month or day precision; columns ending in `Day` are the days they stand for.
 */
export const identityDocuments = pgTable(
  "identity_documents",
  {
    id: text("id").primaryKey(),
    /** Null for an issuer that is no country. */
    countryId: text("country_id").references(() => countries.id),
    /** The issuer's three-letter code in the catalogue; the code of the MRZ is in `mrz_issuer`. */
    issuerCode: text("issuer_code").notNull(),
    mrzIssuer: text("mrz_issuer").notNull(),
    kind: text("kind").$type<DocumentKind>().notNull(),
    group: text("group_name").$type<DocumentGroup>().notNull(),
    /** Position in lists: by kind as in the tabs, newest first. */
    listPosition: integer("list_position").notNull(),
    /** Position by name in English; only instances of the version before sort by it. */
    namePosition: integer("name_position").notNull(),
    /** The English name of a document that is more than its kind. */
    name: text("name"),
    series: text("series"),
    firstIssued: text("first_issued"),
    lastIssued: text("last_issued"),
    notValidAfter: text("not_valid_after"),
    /** First day of issue at the earliest, last day of issue at the latest. */
    issuedDay: date("issued_day", { mode: "string" }),
    issueEndDay: date("issue_end_day", { mode: "string" }),
    notValidAfterDay: date("not_valid_after_day", { mode: "string" }),
    /** The status of the record on the catalogue's day; a later end of validity changes it. */
    recordedStatus: text("recorded_status").$type<DocumentStatus>().notNull(),
    hasChip: boolean("has_chip"),
    format: text("format").$type<DocumentFormat>().notNull(),
    widthMm: doublePrecision("width_mm").notNull(),
    heightMm: doublePrecision("height_mm").notNull(),
    coverWidthMm: doublePrecision("cover_width_mm"),
    coverHeightMm: doublePrecision("cover_height_mm"),
    pages: integer("pages"),
    adultYears: doublePrecision("adult_years"),
    minorYears: doublePrecision("minor_years"),
    mrzFormat: text("mrz_format").$type<"TD1" | "TD2" | "TD3">(),
    documentCode: text("document_code"),
    /** A regular expression for the beginnings of numbers, made from the record's pattern. */
    numberBeginnings: text("number_beginnings"),
    featureTypes: text("feature_types").array().notNull(),
    /** The front as drawn. */
    frontPage: text("front_page").$type<DocumentPage>().notNull(),
    frontWidthMm: doublePrecision("front_width_mm").notNull(),
    frontHeightMm: doublePrecision("front_height_mm").notNull(),
    predecessorId: text("predecessor_id"),
    successorId: text("successor_id"),
    /** Rules of acceptance that apply, those of strongest effect first. */
    ruleIds: text("rule_ids").array().notNull(),
    confidence: text("confidence").$type<Confidence>().notNull(),
    sources: text("sources").array().notNull(),
    record: jsonb("record").$type<DocumentRecord>().notNull(),
    drawn: jsonb("drawn").$type<DrawnDocument>().notNull(),
    /** Names of country, kind and document in eight languages, for the search. */
    keywords: text("keywords").notNull(),
    searchVector: tsvector("search_vector")
      .notNull()
      .generatedAlwaysAs((): SQL => sql.raw("to_tsvector('simple', unaccented(keywords))")),
  },
  (table) => [
    index("identity_documents_country_id").on(table.countryId, table.listPosition),
    index("identity_documents_mrz_issuer").on(table.mrzIssuer, table.documentCode),
    index("identity_documents_features").using("gin", table.featureTypes),
    index("identity_documents_search_vector").using("gin", table.searchVector),
  ],
);

/** Issuers of documents, with their code in machine-readable zones (ICAO 9303 part 3). */
export const documentIssuers = pgTable("document_issuers", {
  countryId: text("country_id")
    .primaryKey()
    .references(() => countries.id),
  mrzCode: text("mrz_code").notNull(),
});

/** Rules of law and practice; their effect is described in the contract. */
export const documentRules = pgTable("document_rules", {
  id: text("id").primaryKey(),
  countryId: text("country_id")
    .notNull()
    .references(() => countries.id),
  effect: text("effect", { enum: ["refuse", "ask", "condition", "inform"] }).notNull(),
  text: text("text").notNull(),
  from: text("from_date"),
  to: text("to_date"),
  source: text("source").notNull(),
  confidence: text("confidence").$type<Confidence>().notNull(),
});

/** Kinds of security feature; `light` and `method` in the catalogue's words, names are in `words`. */
export const documentFeatureTypes = pgTable("document_feature_types", {
  id: text("id").primaryKey(),
  glossaryKey: text("glossary_key"),
  light: text("light").notNull(),
  level: integer("level").$type<1 | 2 | 3>().notNull(),
  definition: text("definition").notNull(),
  howTo: text("how_to").notNull(),
  confidence: text("confidence").$type<Confidence>().notNull(),
});

/** Names on papers that no state issues, and real papers often doubted (`doubted`). */
export const fantasyNames = pgTable("fantasy_names", {
  id: text("id").primaryKey(),
  position: integer("position").notNull(),
  category: text("category", { enum: ["camouflage", "fantasy", "doubted"] }).notNull(),
  name: text("name").notNull(),
  kind: text("kind"),
  statesToday: text("states_today").array().notNull(),
  claimedPlace: text("claimed_place"),
  sinceYear: integer("since_year"),
  note: text("note"),
  mrzCode: text("mrz_code"),
  confidence: text("confidence").$type<Confidence>().notNull(),
  sources: text("sources").array().notNull(),
});

/**
 * The documents a customer accepts: its default list, without a country, and a list for a country in
 * place of it. An empty default list is no rule at all, an empty list of a country accepts nothing.
 */
export const acceptedDocuments = pgTable(
  "accepted_documents",
  {
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    countryId: text("country_id"),
    documentIds: text("document_ids").array().notNull(),
  },
  (table) => [
    unique("accepted_documents_list").on(table.customerId, table.countryId).nullsNotDistinct(),
  ],
);

/** The customer's own titles for columns of the list, by language. */
export const documentHeadings = pgTable(
  "document_headings",
  {
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    language: text("language").notNull(),
    headings: jsonb("headings").$type<DocumentColumnHeadings>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.language] })],
);

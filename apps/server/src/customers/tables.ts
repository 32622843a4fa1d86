import type {
  DateFormat,
  Language,
  Lines,
  RuleSection,
  Theme,
  Tradability,
  UploadPurpose,
} from "@specimen/api/contract";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
} from "drizzle-orm/pg-core";
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

/**
 * Changes of customers' rules, never deleted. `revision` is the customer's revision at which the
 * change last affected the rules: approved, begun, ended or withdrawn.
 */
export const ruleChanges = pgTable(
  "rule_changes",
  {
    id: serial("id").primaryKey(),
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    section: text("section").$type<RuleSection>().notNull(),
    screen: text("screen").notNull(),
    /** The names stay when an account is deleted. */
    authorId: text("author_id").notNull(),
    authorName: text("author_name").notNull(),
    reason: text("reason"),
    createdAt: instant("created_at").notNull(),
    effectiveFrom: instant("effective_from").notNull(),
    validUntil: instant("valid_until"),
    state: text("state", { enum: ["waiting", "approved", "refused", "withdrawn"] }).notNull(),
    decidedById: text("decided_by_id"),
    decidedByName: text("decided_by_name"),
    decidedAt: instant("decided_at"),
    decisionReason: text("decision_reason"),
    revertOf: integer("revert_of"),
    revision: integer("revision"),
    begun: boolean("begun").notNull().default(false),
    ended: boolean("ended").notNull().default(false),
  },
  (table) => [index("rule_changes_by_customer").on(table.customerId, table.section, table.id)],
);

/** The rule of one subject before and after a change; null is the default or nothing. */
export const ruleEntries = pgTable(
  "rule_entries",
  {
    changeId: integer("change_id")
      .notNull()
      .references(() => ruleChanges.id, { onDelete: "cascade" }),
    customerId: text("customer_id").notNull(),
    section: text("section").$type<RuleSection>().notNull(),
    subject: text("subject").notNull(),
    before: jsonb("before").$type<unknown>(),
    after: jsonb("after").$type<unknown>(),
  },
  (table) => [
    primaryKey({ columns: [table.changeId, table.subject] }),
    index("rule_entries_by_subject").on(table.customerId, table.section, table.subject),
  ],
);

/** Sections whose changes need a second administrator. */
export const fourEyesSections = pgTable(
  "four_eyes_sections",
  {
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    section: text("section").$type<RuleSection>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.section] })],
);

/** Places of the customer's own texts on a country. */
export const countryInfoKinds = ["banknotes", "currency", "identityDocuments", "metals"] as const;

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
    language: text("language").$type<Language>().notNull(),
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
  defaultLanguage: text("default_language").$type<Language>(),
  dateFormat: text("date_format").$type<DateFormat>(),
  theme: text("theme").$type<Theme>(),
  consentAnalytics: boolean("consent_analytics"),
  /** Publication time of the newest articles the user was shown. */
  newsSeenAt: instant("news_seen_at"),
  changelogsSeenAt: instant("changelogs_seen_at"),
});

/** Uploads in pieces; only the account that began one sees it, until it expires. */
export const uploads = pgTable("uploads", {
  id: text("id").primaryKey(),
  accountId: text("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" }),
  purpose: text("purpose").$type<UploadPurpose>().notNull(),
  name: text("name").notNull(),
  size: integer("size").notNull(),
  expiresAt: instant("expires_at").notNull(),
});

/** The pieces of uploads that have arrived. */
export const uploadChunks = pgTable(
  "upload_chunks",
  {
    uploadId: text("upload_id")
      .notNull()
      .references(() => uploads.id, { onDelete: "cascade" }),
    index: integer("chunk_index").notNull(),
    content: bytes("content").notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.index] })],
);

/** Categories of PDFs; those without a customer belong to the product. */
export const pdfCategories = pgTable("pdf_categories", {
  id: text("id").primaryKey(),
  customerId: text("customer_id").references(() => customers.id, { onDelete: "cascade" }),
  position: integer("position").notNull(),
  isShown: boolean("is_shown").notNull().default(true),
});

/** PDFs belong to the customer of their category. */
export const pdfs = pgTable("pdfs", {
  id: text("id").primaryKey(),
  categoryId: text("category_id")
    .notNull()
    .references(() => pdfCategories.id, { onDelete: "cascade" }),
  createdAt: instant("created_at").notNull().defaultNow(),
  /** Titles by language, also of languages without a file; null where only files have titles. */
  titles: jsonb("titles").$type<Lines>(),
  /** Whether the staff see it; a removed PDF keeps its files, so that it can be restored. */
  isShown: boolean("is_shown").notNull().default(true),
});

/** Files in further languages, as they were sent; `pdf_files` has those that are in effect. */
export const addedPdfFiles = pgTable("added_pdf_files", {
  id: text("id").primaryKey(),
  pdfId: text("pdf_id")
    .notNull()
    .references(() => pdfs.id, { onDelete: "cascade" }),
  language: text("language").notNull(),
  content: bytes("content").notNull(),
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
    /** The file in a further language that this one is; null for those the PDF began with. */
    addedId: text("added_id").references(() => addedPdfFiles.id),
  },
  (table) => [primaryKey({ columns: [table.pdfId, table.language] })],
);

/** Keys for the signatures of addresses, made at the first use. */
export const addressKeys = pgTable("address_keys", {
  purpose: text("purpose").primaryKey(),
  key: text("key").notNull(),
});

import type {
  Alert,
  AlarmReason,
  AlarmSettingsRule,
  CheckPage,
  DataCheck,
} from "@specimen/api/contract";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { accounts, customers } from "../../auth/tables.ts";
import { bytes, instant } from "../../database/columns.ts";

/** Checks of documents. What is known of a document and its holder is sealed in `content` alone. */
export const dataChecks = pgTable(
  "data_checks",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    way: text("way").$type<DataCheck["way"]>().notNull(),
    stage: text("stage").$type<DataCheck["stage"]>().notNull(),
    createdAt: instant("created_at").notNull(),
    /** When it is deleted with all that belongs to it. */
    expiresAt: instant("expires_at").notNull(),
    content: bytes("content").notNull(),
    /** Hash of the secret in the address that a phone opens, and until when it opens. */
    secretHash: text("secret_hash").unique(),
    secretUntil: instant("secret_until"),
    /** Hash of the code that can be typed in the place of the address. */
    codeHash: text("code_hash").unique(),
    /** Hash of the secret that the phone on which it was typed has instead. */
    typedSecretHash: text("typed_secret_hash").unique(),
    /** Hash of the first phone's own secret. */
    deviceHash: text("device_hash"),
    phoneSeenAt: instant("phone_seen_at"),
  },
  (table) => [index("data_checks_expires_at").on(table.expiresAt)],
);

/** Pictures of a check, counted from 0; their bytes are sealed in pieces. */
export const dataCheckPages = pgTable(
  "data_check_pages",
  {
    checkId: text("check_id")
      .notNull()
      .references(() => dataChecks.id, { onDelete: "cascade" }),
    page: integer("page").notNull(),
    bytes: integer("bytes").notNull(),
    received: integer("received").notNull().default(0),
    state: text("state").$type<CheckPage["state"]>().notNull().default("waiting"),
    step: text("step").$type<CheckPage["step"]>(),
    refusal: text("refusal").$type<CheckPage["refusal"]>(),
  },
  (table) => [primaryKey({ columns: [table.checkId, table.page] })],
);

/** Pieces of pictures, each sealed by itself. */
export const dataCheckPieces = pgTable(
  "data_check_pieces",
  {
    checkId: text("check_id")
      .notNull()
      .references(() => dataChecks.id, { onDelete: "cascade" }),
    page: integer("page").notNull(),
    offset: integer("byte_offset").notNull(),
    content: bytes("content").notNull(),
  },
  (table) => [primaryKey({ columns: [table.checkId, table.page, table.offset] })],
);

/**
 * Numbers of documents that a customer's staff must not accept and that were added by hand, as keyed
 * hashes (`hashOfNumber`): the table tells nobody a number.
 */
export const stolenNumbers = pgTable(
  "stolen_numbers",
  {
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    numberHash: text("number_hash").notNull(),
    addedAt: instant("added_at").notNull(),
    /** The import that a version before 0207 copied it from, whose own numbers count; null otherwise. */
    importId: text("import_id"),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.numberHash] })],
);

/** Imports of lists of stolen documents. The numbers of one are on the customer's list while it is active. */
export const stolenImports = pgTable("stolen_imports", {
  id: text("id").primaryKey(),
  customerId: text("customer_id")
    .notNull()
    .references(() => customers.id, { onDelete: "cascade" }),
  isActive: boolean("is_active").notNull().default(false),
  /** How many numbers it has; null until all of them are stored. */
  numbers: integer("numbers"),
  stagedAt: instant("staged_at").notNull().defaultNow(),
  /** When it last became active. */
  addedAt: instant("added_at"),
});

/** The keyed hashes of the numbers of an import. */
export const stolenImportNumbers = pgTable(
  "stolen_import_numbers",
  {
    importId: text("import_id")
      .notNull()
      .references(() => stolenImports.id, { onDelete: "cascade" }),
    numberHash: text("number_hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.numberHash] })],
);

/**
 * How many numbers exactly these imports of a customer have, active or not: what the list's numbers are
 * counted by, since a number may be in several (0203). A count of imports that are gone may be negative.
 */
export const stolenOverlaps = pgTable(
  "stolen_overlaps",
  {
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** Their ids in order. */
    imports: text("imports").array().notNull(),
    numbers: integer("numbers").notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.imports] })],
);

/**
 * Lists that were sent, and how far their check and import are. `beat_at` is the last sign of the
 * instance at work: a list under way without one is at rest for good.
 */
export const stolenRuns = pgTable("stolen_runs", {
  id: text("id").primaryKey(),
  customerId: text("customer_id")
    .notNull()
    .references(() => customers.id, { onDelete: "cascade" }),
  /** Whose upload it is; the name stays when an account is deleted. */
  accountId: text("account_id").notNull(),
  accountName: text("account_name").notNull(),
  uploadId: text("upload_id").notNull(),
  fileName: text("file_name").notNull(),
  state: text("state", {
    enum: ["checking", "checked", "importing", "imported", "failed"],
  }).notNull(),
  share: doublePrecision("share").notNull().default(0),
  /** What was found in the file, sealed: wrong rows hold numbers. Null once it is stored. */
  found: bytes("found"),
  fault: text("fault", { enum: ["notCsv", "expired", "failed"] }),
  /** The import that its numbers are stored by. */
  importId: text("import_id"),
  numbers: integer("numbers"),
  changeId: integer("change_id"),
  startedAt: instant("started_at").notNull(),
  beatAt: instant("beat_at").notNull(),
});

/** Forgeries that were reported: which rules failed, and nothing of the holder. */
export const forgeryReports = pgTable("forgery_reports", {
  reference: text("reference").primaryKey(),
  customerId: text("customer_id")
    .notNull()
    .references(() => customers.id, { onDelete: "cascade" }),
  documentId: text("document_id"),
  failedRules: text("failed_rules").array().notNull(),
  message: bytes("message").notNull(),
  sentAt: instant("sent_at").notNull(),
});

/** Who is told of which results of checks. */
export const alarmSettings = pgTable("alarm_settings", {
  customerId: text("customer_id")
    .primaryKey()
    .references(() => customers.id, { onDelete: "cascade" }),
  settings: jsonb("settings").$type<AlarmSettingsRule>().notNull(),
});

/** Which key a customer's webhooks are signed with; no row is the first. */
export const webhookKeys = pgTable("webhook_keys", {
  customerId: text("customer_id")
    .primaryKey()
    .references(() => customers.id, { onDelete: "cascade" }),
  generation: integer("generation").notNull(),
  renewedAt: instant("renewed_at").notNull(),
});

/** Alarms that checks have raised: who checked and why, and nothing of the document's holder. */
export const alerts = pgTable(
  "alerts",
  {
    id: text("id").primaryKey(),
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** The check, which is deleted long before; null for a test. */
    checkId: text("check_id"),
    documentId: text("document_id"),
    reasons: text("reasons").array().notNull().$type<AlarmReason[]>(),
    checkedById: text("checked_by_id").notNull(),
    checkedByName: text("checked_by_name").notNull(),
    raisedAt: instant("raised_at").notNull(),
    settledAt: instant("settled_at"),
    settledById: text("settled_by_id"),
    settledByName: text("settled_by_name"),
    note: text("note"),
  },
  (table) => [
    index("alerts_customer_id_raised_at").on(table.customerId, table.raisedAt),
    index("alerts_check_id").on(table.checkId),
  ],
);

/** The messages of an alarm, each to one address. */
export const alertDeliveries = pgTable(
  "alert_deliveries",
  {
    id: text("id").primaryKey(),
    alertId: text("alert_id")
      .notNull()
      .references(() => alerts.id, { onDelete: "cascade" }),
    channel: text("channel").$type<Alert["deliveries"][number]["channel"]>().notNull(),
    /** An address of e-mail, or the whole address of a webhook. */
    target: text("target").notNull(),
    state: text("state").$type<Alert["deliveries"][number]["state"]>().notNull(),
    attempts: integer("attempts").notNull().default(0),
    fault: text("fault").$type<Alert["deliveries"][number]["fault"]>(),
  },
  (table) => [index("alert_deliveries_alert_id").on(table.alertId)],
);

import type { ChequeAnswerKind, Confidence } from "@specimen/api/contract";
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
} from "drizzle-orm/pg-core";
import { customers } from "../../auth/tables.ts";
import type { ChequeDetailFact, ChequeFeatureFact } from "./facts.ts";

/** Series of travellers cheques; texts are English, sides in mm, null is not known. */
export const chequeSeries = pgTable("cheque_series", {
  id: text("id").primaryKey(),
  position: integer("position").notNull(),
  issuer: text("issuer").notNull(),
  series: text("series"),
  isCheque: boolean("is_cheque").notNull(),
  firstIssued: text("first_issued"),
  /** A day, a month or a year. */
  lastSold: text("last_sold"),
  /** The end of sale in words where one date does not say it. */
  saleRemark: text("sale_remark"),
  note: text("note"),
  widthMm: doublePrecision("width_mm"),
  heightMm: doublePrecision("height_mm"),
  /** Before the day after `until`, on which it becomes `ended`. */
  answer: text("answer").$type<ChequeAnswerKind>().notNull(),
  payer: text("payer"),
  until: date("until", { mode: "string" }),
  neverLapses: boolean("never_lapses").notNull(),
  status: text("status").notNull(),
  statusDate: date("status_date", { mode: "string" }).notNull(),
  statusUrl: text("status_url"),
  submission: text("submission"),
  refundContact: text("refund_contact"),
  signatures: text("signatures"),
  steps: text("steps").array().notNull(),
  warnings: text("warnings").array().notNull(),
  commonFakes: text("common_fakes").array().notNull(),
  numberFormat: jsonb("number_format").$type<ChequeDetailFact["serialFormat"]>(),
  features: jsonb("features").$type<ChequeFeatureFact[]>().notNull(),
  confidence: text("confidence").$type<Confidence>().notNull(),
  sources: text("sources").array().notNull(),
});

/** The values of a series; without a denomination where none is recorded for the currency. */
export const chequeNotes = pgTable(
  "cheque_notes",
  {
    id: text("id").primaryKey(),
    seriesId: text("series_id")
      .notNull()
      .references(() => chequeSeries.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    currencyISO: text("currency_iso").notNull(),
    denomination: doublePrecision("denomination"),
  },
  (table) => [
    index("cheque_notes_series_id").on(table.seriesId),
    index("cheque_notes_currency_iso").on(table.currencyISO),
  ],
);

/** A customer's own text on travellers cheques, as sanitised HTML. */
export const chequeInfos = pgTable(
  "cheque_infos",
  {
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    language: text("language").notNull(),
    text: text("text").notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.language] })],
);

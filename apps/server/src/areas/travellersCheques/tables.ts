import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** Values of a series in one currency; null is not known. */
export interface ChequeCurrency {
  readonly currencyISO: string;
  readonly denominations: readonly number[] | null;
}

/** Series of travellers cheques. */
export const chequeSeries = pgTable("cheque_series", {
  id: text("id").primaryKey(),
  position: integer("position").notNull(),
  issuer: text("issuer").notNull(),
  series: text("series").notNull(),
  currencies: jsonb("currencies").$type<ChequeCurrency[]>().notNull(),
  firstIssued: integer("first_issued"),
  lastSold: text("last_sold"),
  status: text("status").notNull(),
  securityFeatures: text("security_features").array().notNull(),
  note: text("note"),
  confidence: text("confidence", { enum: ["high", "medium", "low"] }).notNull(),
  sources: text("sources").array().notNull(),
});

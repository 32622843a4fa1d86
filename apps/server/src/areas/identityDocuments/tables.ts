import { doublePrecision, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { countries } from "../../catalogue/tables.ts";

/** Types of document a state issues; codes and layouts as in ICAO 9303. */
export const identityDocuments = pgTable(
  "identity_documents",
  {
    id: text("id").primaryKey(),
    countryId: text("country_id")
      .notNull()
      .references(() => countries.id),
    position: integer("position").notNull(),
    type: text("type").notNull(),
    firstIssued: text("first_issued"),
    mrzLayout: text("mrz_layout"),
    documentCode: text("document_code"),
    widthMm: doublePrecision("width_mm"),
    heightMm: doublePrecision("height_mm"),
    note: text("note"),
    confidence: text("confidence", { enum: ["high", "medium", "low"] }).notNull(),
  },
  (table) => [index("identity_documents_country_id").on(table.countryId, table.position)],
);

/** States that issue documents, with their code in machine-readable zones (ICAO 9303 part 3). */
export const documentIssuers = pgTable("document_issuers", {
  countryId: text("country_id")
    .primaryKey()
    .references(() => countries.id),
  mrzCode: text("mrz_code").notNull(),
});

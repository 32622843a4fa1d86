import type { Coin, Confidence, Metal } from "@specimen/api/contract";
import { doublePrecision, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { countries } from "../../catalogue/tables.ts";

/** Bullion coins; sizes in mm, weights in g, fineness in parts of a thousand. */
export const coins = pgTable(
  "coins",
  {
    id: text("id").primaryKey(),
    position: integer("position").notNull(),
    name: text("name").notNull(),
    /** Position by name in each language. */
    namePositions: integer("name_positions").array().notNull().default([]),
    /** The type of coin without weight and value, see coinFamily.ts. */
    family: text("family").notNull().default(""),
    countryId: text("country_id")
      .notNull()
      .references(() => countries.id),
    metal: text("metal").$type<Metal>().notNull(),
    kind: text("kind").$type<Coin["kind"]>().notNull(),
    fineness: doublePrecision("fineness").notNull(),
    grossWeightG: doublePrecision("gross_weight_g").notNull(),
    fineWeightG: doublePrecision("fine_weight_g").notNull(),
    diameterMm: doublePrecision("diameter_mm"),
    thicknessMm: doublePrecision("thickness_mm"),
    faceValue: doublePrecision("face_value"),
    /** ISO 4217 where one exists; older units have codes of the catalogue. */
    faceCurrency: text("face_currency"),
    firstIssued: integer("first_issued").notNull(),
    lastIssued: integer("last_issued"),
    note: text("note"),
    confidence: text("confidence").$type<Confidence>().notNull(),
  },
  (table) => [index("coins_country_id").on(table.countryId)],
);

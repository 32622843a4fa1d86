import type { Coin, Confidence, Metal } from "@specimen/api/contract";
import { doublePrecision, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { countries } from "../../catalogue/tables.ts";
import type { CoinDetailFact } from "./facts.ts";

/** Bullion coins; sizes in mm, weights in g, fineness in parts of a thousand. */
export const coins = pgTable(
  "coins",
  {
    id: text("id").primaryKey(),
    position: integer("position").notNull(),
    name: text("name").notNull(),
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
    /** Density of the alloy in g/cm³. */
    densityGcm3: doublePrecision("density_gcm3"),
    /** The share of metal in the cylinder of the recorded size. */
    fillFactor: doublePrecision("fill_factor"),
    /** What the law allows either side of the weight. */
    weightToleranceG: doublePrecision("weight_tolerance_g"),
  },
  (table) => [
    index("coins_country_id").on(table.countryId),
    index("coins_position").on(table.position),
    index("coins_gross_weight_g").on(table.grossWeightG),
    index("coins_diameter_mm").on(table.diameterMm),
  ],
);

/** What only the page of a coin shows: sides, edge, alloy, features, copies, sources. */
export const coinDetails = pgTable("coin_details", {
  coinId: text("coin_id")
    .primaryKey()
    .references(() => coins.id, { onDelete: "cascade" }),
  details: jsonb("details").$type<CoinDetailFact>().notNull(),
});

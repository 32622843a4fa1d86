import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { countries } from "../../catalogue/tables.ts";
import { customers } from "../../auth/tables.ts";

/** Bullion coins; sizes in mm, weights in g, fineness in parts of a thousand. */
export const coins = pgTable(
  "coins",
  {
    id: text("id").primaryKey(),
    position: integer("position").notNull(),
    name: text("name").notNull(),
    /** Coins of one type in other weights or values share it, see rules/coinFamily.ts. */
    family: text("family").notNull().default(""),
    countryId: text("country_id")
      .notNull()
      .references(() => countries.id),
    metal: text("metal", { enum: ["gold", "silver", "platinum", "palladium"] }).notNull(),
    kind: text("kind", { enum: ["bullion", "historic", "restrike"] }).notNull(),
    fineness: doublePrecision("fineness").notNull(),
    grossWeightG: doublePrecision("gross_weight_g").notNull(),
    fineWeightG: doublePrecision("fine_weight_g").notNull(),
    diameterMm: doublePrecision("diameter_mm"),
    thicknessMm: doublePrecision("thickness_mm"),
    faceValue: doublePrecision("face_value"),
    /** ISO 4217 where one exists; older units have codes of the catalogue's own. */
    faceCurrency: text("face_currency"),
    firstIssued: integer("first_issued").notNull(),
    lastIssued: integer("last_issued"),
    note: text("note"),
    confidence: text("confidence", { enum: ["high", "medium", "low"] }).notNull(),
  },
  (table) => [index("coins_country_id").on(table.countryId)],
);

/** Who makes bars: the variants of specification 7.5. */
export const ingotVariants = pgTable("ingot_variants", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  countryId: text("country_id")
    .notNull()
    .references(() => countries.id),
});

/** Bars, in the order of the catalogue within their variant. */
export const ingots = pgTable(
  "ingots",
  {
    id: text("id").primaryKey(),
    variantId: text("variant_id")
      .notNull()
      .references(() => ingotVariants.id),
    position: integer("position").notNull(),
    name: text("name").notNull(),
    type: text("type", { enum: ["Gold", "Silber", "Platin", "Palladium", "Kinebar"] }).notNull(),
    metal: text("metal", { enum: ["gold", "silver", "platinum", "palladium"] }).notNull(),
    form: text("form", { enum: ["cast", "minted"] }).notNull(),
    fineness: doublePrecision("fineness").notNull(),
    sizeValue: doublePrecision("size_value").notNull(),
    sizeUnit: text("size_unit", { enum: ["g", "oz", "tola", "tael"] }).notNull(),
    weightG: doublePrecision("weight_g").notNull(),
    lengthMm: doublePrecision("length_mm"),
    widthMm: doublePrecision("width_mm"),
    heightMm: doublePrecision("height_mm"),
    hasHologram: boolean("has_hologram").notNull(),
    issuedSince: integer("issued_since"),
    confidence: text("confidence", { enum: ["high", "medium", "low"] }).notNull(),
    sources: text("sources").array().notNull(),
  },
  (table) => [index("ingots_variant_id").on(table.variantId, table.position)],
);

/** The customer's rule for a coin: 0 no trade, 1 buy, 2 sell, 3 both (specification 3). */
export const coinTradability = pgTable(
  "coin_tradability",
  {
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    coinId: text("coin_id").notNull(),
    value: integer("value").$type<0 | 1 | 2 | 3>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.coinId] })],
);

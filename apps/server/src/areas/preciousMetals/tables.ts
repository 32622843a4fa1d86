import type { Confidence, IngotType, Metal } from "@specimen/api/contract";
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
import { countries } from "../../catalogue/tables.ts";
import type { BarDetailFact, IngotFact } from "./facts.ts";

/** Refiners of bars: the variants of specification 7.5. */
export const ingotVariants = pgTable("ingot_variants", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  countryId: text("country_id")
    .notNull()
    .references(() => countries.id),
});

/** Bars, in the order of the catalogue; sizes in mm, weights in g, fineness in parts of a thousand. */
export const ingots = pgTable(
  "ingots",
  {
    id: text("id").primaryKey(),
    variantId: text("variant_id")
      .notNull()
      .references(() => ingotVariants.id),
    position: integer("position").notNull(),
    name: text("name").notNull(),
    /** Position by name in each language. */
    namePositions: integer("name_positions").array().notNull().default([]),
    type: text("type").$type<IngotType>().notNull(),
    metal: text("metal").$type<Metal>().notNull(),
    form: text("form").$type<IngotFact["form"]>().notNull(),
    fineness: doublePrecision("fineness").notNull(),
    sizeValue: doublePrecision("size_value").notNull(),
    sizeUnit: text("size_unit").$type<IngotFact["sizeUnit"]>().notNull(),
    weightG: doublePrecision("weight_g").notNull(),
    lengthMm: doublePrecision("length_mm"),
    widthMm: doublePrecision("width_mm"),
    heightMm: doublePrecision("height_mm"),
    hasHologram: boolean("has_hologram").notNull(),
    issuedSince: integer("issued_since"),
    issuedUntil: integer("issued_until"),
    /** Density of the fine metal in g/cm³. */
    densityGcm3: doublePrecision("density_gcm3"),
    /** The share of metal in the box of the recorded size. */
    fillFactor: doublePrecision("fill_factor"),
    confidence: text("confidence").$type<Confidence>().notNull(),
    sources: text("sources").array().notNull(),
  },
  (table) => [
    index("ingots_variant_id").on(table.variantId, table.position),
    index("ingots_position").on(table.position),
    index("ingots_weight_g").on(table.weightG),
  ],
);

/** What only the page of a bar shows: marks, packaging, features, copies, sources. */
export const ingotDetails = pgTable("ingot_details", {
  ingotId: text("ingot_id")
    .primaryKey()
    .references(() => ingots.id, { onDelete: "cascade" }),
  details: jsonb("details").$type<BarDetailFact>().notNull(),
});

/** A customer's own prices of fine metal, for melt values. The client tool writes them. */
export const metalPrices = pgTable(
  "metal_prices",
  {
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    metal: text("metal").$type<Metal>().notNull(),
    pricePerGram: doublePrecision("price_per_gram").notNull(),
    /** ISO 4217. */
    currency: text("currency").notNull(),
    date: date("date", { mode: "string" }).notNull(),
    /** Where the customer has it from, in the customer's words. */
    source: text("source").notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.metal] })],
);

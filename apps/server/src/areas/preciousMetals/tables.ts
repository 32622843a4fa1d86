import type { Confidence, Metal } from "@specimen/api/contract";
import { boolean, doublePrecision, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { IngotFact } from "./facts.ts";
import { countries } from "../../catalogue/tables.ts";

/** Refiners of bars: the variants of specification 7.5. */
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
    type: text("type").$type<IngotFact["type"]>().notNull(),
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
    confidence: text("confidence").$type<Confidence>().notNull(),
    sources: text("sources").array().notNull(),
  },
  (table) => [index("ingots_variant_id").on(table.variantId, table.position)],
);

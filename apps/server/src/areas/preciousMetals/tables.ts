import { boolean, doublePrecision, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { countries } from "../../catalogue/tables.ts";

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

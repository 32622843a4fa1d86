import { Ingot, IngotMark, IngotType, Metal } from "@specimen/api/contract";
import * as z from "zod";
import { confidence, country, mm, sources } from "../../catalogue/factSchemas.ts";
import { copyFacts, metalFeatureFacts, pageFacts } from "../../catalogue/metalFacts.ts";
import type { FactsOf } from "../../catalogue/readFacts.ts";

const year = z.int().min(1000).max(2100);

/**
 * A bar of facts/ingots.json or bars_more.json; sizes in mm, fineness in parts of a thousand.
 */
const IngotFact = z.strictObject({
  id: z.string().regex(/^ingot-\d+$/),
  name: z.string().min(1),
  refiner: z.string().min(1),
  country,
  metal: z.enum(Metal.def.entries),
  type: z.enum(IngotType.def.entries),
  fineness: z.number().positive().max(1000),
  sizeValue: z.number().positive(),
  sizeUnit: z.enum(Ingot.shape.sizeUnit.def.entries),
  weightG: z.number().positive().max(50_000),
  lengthMm: mm,
  widthMm: mm,
  heightMm: mm,
  form: z.enum(Ingot.shape.form.def.entries),
  hologram: z.boolean(),
  issuedSince: year.nullable(),
  confidence,
  sources,
});

export type IngotFact = z.infer<typeof IngotFact>;

const percent = z.number().min(0).max(100);

/** What is known of a bar beyond its row; members not listed here are not shown. */
const BarDetailFact = z.object({
  marks: z
    .array(
      z.strictObject({
        what: z.enum(IngotMark.shape.what.def.entries),
        text: z.string().min(1),
        side: z.enum(["front", "top", "back", "top or end"]),
        x: percent,
        y: percent,
      }),
    )
    .min(1),
  markOrderConfidence: confidence,
  markPositionConfidence: confidence,
  packaging: z.string().min(1).nullable(),
  certificate: z.string().min(1).nullable(),
  securityFeatures: metalFeatureFacts,
  commonFakes: copyFacts,
  goodDeliveryStatus: z.string().min(1).nullable(),
  yearFrom: year.nullable(),
  yearTo: year.nullable(),
  geometry: z.object({ fillFactor: z.number().positive().max(1.2).nullable() }),
  confidence,
  checkedFields: z.array(z.string().min(1)),
  sources: pageFacts,
});
export type BarDetailFact = z.infer<typeof BarDetailFact>;

const at = (file: string) => new URL(`facts/${file}`, import.meta.url);

/** The facts of the bars. */
export const ingotFiles = {
  ingots: { file: at("ingots.json"), member: "ingots", row: IngotFact, isUnique: true },
  moreIngots: { file: at("bars_more.json"), member: "ingots", row: IngotFact, isUnique: true },
  details: {
    file: at("bars_details.json"),
    member: "bars",
    value: z.record(z.string(), BarDetailFact),
  },
} as const;
export type IngotFacts = FactsOf<typeof ingotFiles>;

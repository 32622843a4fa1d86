import { Metal } from "@specimen/api/contract";
import * as z from "zod";
import { confidence, country, mm, sources } from "../../catalogue/factSchemas.ts";
import type { FactsOf } from "../../catalogue/readFacts.ts";

/** A bar of facts/ingots.json; sizes in mm, fineness in parts of a thousand. */
const IngotFact = z.strictObject({
  id: z.string().regex(/^ingot-\d+$/),
  name: z.string().min(1),
  refiner: z.string().min(1),
  country,
  metal: z.enum(Metal.def.entries),
  type: z.enum(["Gold", "Silber", "Platin", "Palladium", "Kinebar"]),
  fineness: z.number().positive().max(1000),
  sizeValue: z.number().positive(),
  sizeUnit: z.enum(["g", "oz", "tola", "tael"]),
  weightG: z.number().positive().max(50_000),
  lengthMm: mm,
  widthMm: mm,
  heightMm: mm,
  form: z.enum(["cast", "minted"]),
  hologram: z.boolean(),
  issuedSince: z.int().min(1000).max(2100).nullable(),
  confidence,
  sources,
});

/** The facts of the bars. */
export const ingotFiles = {
  ingots: {
    file: new URL("facts/ingots.json", import.meta.url),
    member: "ingots",
    row: IngotFact,
    isUnique: true,
  },
} as const;
export type IngotFacts = FactsOf<typeof ingotFiles>;

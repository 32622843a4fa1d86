import * as z from "zod";

const country = z.string().regex(/^[A-Z]{2}$/);
const metal = z.enum(["gold", "silver", "platinum", "palladium"]);
const fineness = z.number().positive().max(1000);
const mm = z.number().positive().max(500).nullable();
const gram = z.number().positive().max(20_000);
const year = z.int().min(1000).max(2100);
const confidence = z.enum(["high", "medium", "low"]);

/** A coin of facts/coins.json; sizes in mm, weights in g, fineness in parts of a thousand. */
export const CoinFact = z.strictObject({
  id: z.string().regex(/^coin-\d+$/),
  name: z.string().min(1),
  country,
  metal,
  fineness,
  grossWeightG: gram,
  fineWeightG: gram,
  diameterMm: mm,
  thicknessMm: mm,
  faceValue: z.number().positive().nullable(),
  faceCurrency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  firstIssued: year,
  lastIssued: year.nullable(),
  kind: z.enum(["bullion", "historic", "restrike"]),
  confidence,
  note: z.string().min(1).nullable(),
});

/** A bar of facts/ingots.json. */
export const IngotFact = z.strictObject({
  id: z.string().regex(/^ingot-\d+$/),
  name: z.string().min(1),
  refiner: z.string().min(1),
  country,
  metal,
  type: z.enum(["Gold", "Silber", "Platin", "Palladium", "Kinebar"]),
  fineness,
  sizeValue: z.number().positive(),
  sizeUnit: z.enum(["g", "oz", "tola", "tael"]),
  weightG: z.number().positive().max(50_000),
  lengthMm: mm,
  widthMm: mm,
  heightMm: mm,
  form: z.enum(["cast", "minted"]),
  hologram: z.boolean(),
  issuedSince: year.nullable(),
  confidence,
  sources: z.array(z.string().min(1)),
});

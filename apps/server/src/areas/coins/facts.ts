import { Coin, Metal } from "@specimen/api/contract";
import * as z from "zod";
import {
  confidence,
  country,
  currency,
  mm,
  remark,
  WordFact,
} from "../../catalogue/factSchemas.ts";
import { copyFacts, metalFeatureFacts, pageFacts } from "../../catalogue/metalFacts.ts";
import type { FactsOf } from "../../catalogue/readFacts.ts";

const gram = z.number().positive().max(20_000);
const year = z.int().min(1000).max(2100);

/**
 * A coin of facts/coins.json or coins_more.json; sizes in mm, weights in g, fineness in parts of a
 * thousand.
 */
const CoinFact = z
  .strictObject({
    id: z.string().regex(/^coin-\d+$/),
    name: z.string().min(1),
    country,
    metal: z.enum(Metal.def.entries),
    fineness: z.number().positive().max(1000),
    grossWeightG: gram,
    fineWeightG: gram,
    diameterMm: mm,
    thicknessMm: mm,
    faceValue: z.number().positive().nullable(),
    faceCurrency: currency.nullable(),
    firstIssued: year,
    lastIssued: year.nullable(),
    kind: z.enum(Coin.shape.kind.def.entries),
    confidence,
    note: remark,
    sources: pageFacts.optional(),
  })
  .refine(({ fineWeightG, grossWeightG }) => fineWeightG <= grossWeightG, {
    error: "is above the gross weight",
    path: ["fineWeightG"],
  });

/** What is known of a coin beyond its row; members not listed here are not shown. */
const CoinDetailFact = z.object({
  obverse: remark,
  reverse: remark,
  edge: z.strictObject({
    type: z.enum(["reeded", "plain", "lettered", "ornamented"]).nullable(),
    inscription: remark,
    reeds: z.int().positive().nullable(),
    note: remark,
  }),
  mint: z.array(z.string().min(1)),
  alloy: z.object({ partsPerThousand: z.record(z.string(), z.number().positive()) }).nullable(),
  specificGravityGcm3: z.number().min(9).max(22).nullable(),
  specificGravityAlternatives: z.array(z.object({ gcm3: z.number().min(9).max(22) })),
  weightInWaterG: gram.nullable(),
  massToleranceG: z
    .object({ plusMinus: z.number().positive(), basis: z.string().min(1) })
    .nullable(),
  geometry: z.object({ fillFactor: z.number().positive().max(1.2).nullable() }),
  securityFeatures: metalFeatureFacts,
  commonFakes: copyFacts,
  designChanges: z.array(z.strictObject({ year, what: z.string().min(1) })),
  confidence,
  checkedFields: z.array(z.string().min(1)),
  sources: pageFacts,
});
export type CoinDetailFact = z.infer<typeof CoinDetailFact>;

const at = (file: string) => new URL(`facts/${file}`, import.meta.url);

/** The facts of the coins. */
export const coinFiles = {
  coins: { file: at("coins.json"), member: "coins", row: CoinFact, isUnique: true },
  moreCoins: { file: at("coins_more.json"), member: "coins", row: CoinFact, isUnique: true },
  details: {
    file: at("coins_details.json"),
    member: "coins",
    value: z.record(z.string(), CoinDetailFact),
  },
  /** Units of face values that are older than ISO 4217. */
  coinUnits: { file: at("coin_words.json"), member: "coinUnits", row: WordFact },
  /** Search words for coins of a metal. */
  metalCoins: { file: at("coin_words.json"), member: "metalCoins", row: WordFact },
} as const;
export type CoinFacts = FactsOf<typeof coinFiles>;

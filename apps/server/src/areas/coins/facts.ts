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
import type { FactsOf } from "../../catalogue/readFacts.ts";

const gram = z.number().positive().max(20_000);
const year = z.int().min(1000).max(2100);

/** A coin of facts/coins.json; sizes in mm, weights in g, fineness in parts of a thousand. */
const CoinFact = z.strictObject({
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
});

const at = (file: string) => new URL(`facts/${file}`, import.meta.url);

/** The facts of the coins. */
export const coinFiles = {
  coins: { file: at("coins.json"), member: "coins", row: CoinFact, isUnique: true },
  /** Units of face values that are older than ISO 4217. */
  coinUnits: { file: at("coin_words.json"), member: "coinUnits", row: WordFact },
  /** What a coin of a metal is called. */
  metalCoins: { file: at("coin_words.json"), member: "metalCoins", row: WordFact },
} as const;
export type CoinFacts = FactsOf<typeof coinFiles>;

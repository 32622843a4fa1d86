import * as z from "zod/mini";
import { bounds, searchedMm, WeightUnit } from "./metals.ts";
import { CurrencyISO } from "./primitives.ts";

const year = z.int().check(z.gte(1000), z.lte(2200));

/** The coins block of the search (specification 3). */
export const CoinFilter = {
  "coins.enabled": z._default(z.boolean(), true),
  "coins.value": z.optional(z.number().check(z.gte(0), z.lte(1e9))),
  /** A currency of /precious-metals/coin-currencies. */
  "coins.currency": z.optional(CurrencyISO),
  ...bounds("coins.fineness", z.number().check(z.gte(0), z.lte(1000))),
  ...bounds("coins.diameter", searchedMm),
  ...bounds("coins.thickness", searchedMm),
  ...bounds("coins.issuedOn", year),
  ...bounds("coins.lastIssuedOn", year),
  ...bounds("coins.grossWeight", z.number().check(z.gte(0), z.lte(1_000_000))),
  "coins.grossWeightUnit": z._default(WeightUnit, "gram"),
};

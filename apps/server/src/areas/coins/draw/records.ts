import * as z from "zod";
import { readFacts } from "../../../catalogue/readFacts.ts";
import type { DrawnCoin } from "./coinFacts.ts";

const fileOf = (name: string) => new URL(`../facts/${name}`, import.meta.url);
const known = z.number().nullish();

const coinRow = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  metal: z.enum(["gold", "silver", "platinum", "palladium"]),
  diameterMm: known,
  thicknessMm: known,
  faceValue: known,
});

const coinDetails = z.object({
  obverse: z.string().nullish(),
  reverse: z.string().nullish(),
  edge: z.object({
    type: z.enum(["reeded", "plain", "lettered", "ornamented"]).nullable(),
    inscription: z.string().nullable(),
    reeds: z.number().nullable(),
  }),
  alloy: z.object({ partsPerThousand: z.record(z.string(), z.number()).nullish() }).nullish(),
  securityFeatures: z.array(z.object({ id: z.string(), where: z.string() })),
});

/** The coins of the catalogue with what is known of their sides. */
export function coinRecords(): DrawnCoin[] {
  const { coins, more, details } = readFacts({
    coins: { file: fileOf("coins.json"), member: "coins", row: coinRow },
    more: { file: fileOf("coins_more.json"), member: "coins", row: coinRow },
    details: {
      file: fileOf("coins_details.json"),
      member: "coins",
      value: z.record(z.string(), coinDetails),
    },
  });
  return [...coins, ...more].map((coin) => {
    const told = details[coin.id];
    return {
      id: coin.id,
      name: coin.name,
      issuer: coin.country,
      metal: coin.metal,
      alloy: told?.alloy?.partsPerThousand ?? null,
      diameterMm: coin.diameterMm ?? null,
      thicknessMm: coin.thicknessMm ?? null,
      faceValue: coin.faceValue ?? null,
      obverse: told?.obverse ?? null,
      reverse: told?.reverse ?? null,
      edge: told?.edge ?? { type: null, inscription: null, reeds: null },
      features: told?.securityFeatures ?? [],
    };
  });
}

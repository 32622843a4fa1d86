import { type CoinSort, type coins as calls, type Language, Metal } from "@specimen/api/contract";
import { and, asc, eq, ne, type SQL, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { isNameOf, isOfCountry } from "../../catalogue/countries.ts";
import { positionIn, textIn } from "../../catalogue/recordWords.ts";
import { countryNames } from "../../catalogue/tables.ts";
import { tradability } from "../../customers/tables.ts";
import { hasRule, rule, ruleOf } from "../../customers/tradability.ts";
import type { Database } from "../../database/database.ts";
import { containsText } from "../../database/text.ts";
import { pageOf } from "../../http/page.ts";
import { type DrawnCoin, undescribed } from "./draw/drawnCoin.ts";
import type { CoinDetailFact } from "./facts.ts";
import { coinDetails, coins } from "./tables.ts";

/** Which coins of a country are read. */
export type CoinQuery = z.infer<typeof calls.byCountry.query> & {
  readonly countryId: string;
  readonly customerId: string;
  readonly language: Language;
};

const keys: Record<Exclude<CoinSort, "name">, SQL> = {
  country: sql`${countryNames.position}`,
  value: sql`${coins.faceValue}`,
  metal: sql`array_position(string_to_array(${Metal.options.join()}, ','), ${coins.metal})`,
  weight: sql`${coins.fineWeightG}`,
  size: sql`${coins.diameterMm}`,
  issued: sql`${coins.firstIssued}`,
  trade: rule,
};

const isRule = (customerId: string) => ruleOf("coins", coins.id, customerId);

/** A page of a country's coins and how many there are. */
export async function readCountryCoins(database: Database, query: CoinQuery) {
  const { countryId, customerId, language, text, metal, sort, order } = query;
  const where = and(
    isOfCountry(coins.countryId, countryId),
    metal === undefined ? undefined : eq(coins.metal, metal),
    hasRule(query.tradability),
    containsText(textIn(coins.name, language), text),
  );
  const direction = order === "desc" ? sql`desc` : sql`asc`;
  const key = sort === "name" ? positionIn(coins.namePositions, language) : sort && keys[sort];
  const byKey = key && [sql`${key} ${direction} nulls last`];
  const { limit, offset } = pageOf(query);
  const rows = await database
    .select({ coin: coins, rule })
    .from(coins)
    .innerJoin(countryNames, isNameOf(coins.countryId, language))
    .leftJoin(tradability, isRule(customerId))
    .where(where)
    .orderBy(...(byKey ?? []), asc(coins.position))
    .limit(limit)
    .offset(offset);
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(coins)
    .leftJoin(tradability, isRule(customerId))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** The customer's rule for each coin of a country. */
export function readCoinRules(database: Database, countryId: string, customerId: string) {
  return database
    .select({ coinId: coins.id, tradability: rule })
    .from(coins)
    .leftJoin(tradability, isRule(customerId))
    .where(isOfCountry(coins.countryId, countryId))
    .orderBy(asc(coins.position));
}

/** One coin with its details, the customer's rule, and the others of its type. */
export async function readCoin(database: Database, id: string, customerId: string) {
  const [found] = await database
    .select({ coin: coins, details: coinDetails.details, rule })
    .from(coins)
    .leftJoin(coinDetails, eq(coinDetails.coinId, coins.id))
    .leftJoin(tradability, isRule(customerId))
    .where(eq(coins.id, id));
  if (found === undefined) return undefined;
  const { countryId, family } = found.coin;
  const neighbours = await database
    .select({
      id: coins.id,
      name: coins.name,
      denomination: coins.faceValue,
      grossWeightG: coins.grossWeightG,
      diameterMm: coins.diameterMm,
    })
    .from(coins)
    .where(and(eq(coins.countryId, countryId), eq(coins.family, family), ne(coins.id, id)))
    .orderBy(asc(coins.fineWeightG), asc(coins.position));
  return { ...found, neighbours };
}

/** The facts a coin is drawn from. */
export async function readCoinFacts(
  database: Database,
  id: string,
): Promise<DrawnCoin | undefined> {
  const [found] = await database
    .select({ coin: coins, details: coinDetails.details, issuer: countryNames.name })
    .from(coins)
    .leftJoin(coinDetails, eq(coinDetails.coinId, coins.id))
    .innerJoin(countryNames, isNameOf(coins.countryId, "en"))
    .where(eq(coins.id, id));
  return found && drawnCoin(found.coin, found.details, found.issuer);
}

/** A record as the drawing takes it. */
export function drawnCoin(
  {
    id,
    name,
    metal,
    diameterMm,
    thicknessMm,
    faceValue,
  }: Pick<DrawnCoin, "id" | "name" | "metal" | "diameterMm" | "thicknessMm" | "faceValue">,
  details: CoinDetailFact | null,
  issuer: string,
): DrawnCoin {
  return {
    ...undescribed,
    id,
    name,
    issuer,
    metal,
    diameterMm,
    thicknessMm,
    faceValue,
    ...(details && {
      alloy: details.alloy?.partsPerThousand ?? null,
      obverse: details.obverse,
      reverse: details.reverse,
      edge: details.edge,
      features: details.securityFeatures,
    }),
  };
}

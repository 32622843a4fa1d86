import { type CoinFacts, undescribed } from "./draw/coinFacts.ts";
import type { CoinSort, Metal, Order, Tradability } from "@specimen/api/contract";
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { countries, countryNames } from "../../catalogue/tables.ts";
import { coins, coinTradability } from "../preciousMetals/tables.ts";

/** Which coins of a country are asked for. */
export interface CoinQuestion {
  readonly countryId: string;
  readonly customerId: string;
  readonly language: string;
  readonly text?: string | undefined;
  readonly metal?: Metal | undefined;
  readonly tradability?: Tradability | undefined;
  readonly sort?: CoinSort | undefined;
  readonly order?: Order | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** The house's rule; without one a coin is not traded. */
const rule = sql<Tradability>`coalesce(${coinTradability.value}, 0)`;

const keys: Record<CoinSort, SQL> = {
  name: sql`${coins.name} collate "C"`,
  country: sql`${countryNames.position}`,
  value: sql`${coins.faceValue}`,
  metal: sql`array_position(array['gold','silver','platinum','palladium'], ${coins.metal})`,
  weight: sql`${coins.fineWeightG}`,
  size: sql`${coins.diameterMm}`,
  issued: sql`${coins.firstIssued}`,
  trade: rule,
};

/** A country's own coins and those of the countries below it: members of its area, territories. */
function isOf(countryId: string) {
  return sql`${coins.countryId} in (select ${countries.id} from ${countries} where ${countries.id} = ${countryId} or ${countries.parentId} = ${countryId})`;
}

const ruleOf = (customerId: string) =>
  and(eq(coinTradability.coinId, coins.id), eq(coinTradability.customerId, customerId));

/** A page of a country's coins and how many there are. */
export async function readCountryCoins(database: Database, question: CoinQuestion) {
  const { countryId, customerId, language, text, metal, tradability } = question;
  const words = text?.trim() ?? "";
  const where = and(
    isOf(countryId),
    metal === undefined ? undefined : eq(coins.metal, metal),
    tradability === undefined ? undefined : sql`${rule} = ${tradability}`,
    words === "" ? undefined : sql`position(unaccented(${words}) in unaccented(${coins.name})) > 0`,
  );
  const direction = question.order === "desc" ? sql`desc` : sql`asc`;
  const byKey = question.sort && [sql`${keys[question.sort]} ${direction} nulls last`];
  const rows = await database
    .select({ coin: coins, rule })
    .from(coins)
    .innerJoin(
      countryNames,
      and(eq(countryNames.countryId, coins.countryId), eq(countryNames.language, language)),
    )
    .leftJoin(coinTradability, ruleOf(customerId))
    .where(where)
    .orderBy(...(byKey ?? []), asc(coins.position))
    .limit(question.limit)
    .offset(question.offset);
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(coins)
    .leftJoin(coinTradability, ruleOf(customerId))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** The house's rule for each coin of a country. */
export function readCoinRules(database: Database, countryId: string, customerId: string) {
  return database
    .select({ coinId: coins.id, tradability: rule })
    .from(coins)
    .leftJoin(coinTradability, ruleOf(customerId))
    .where(isOf(countryId))
    .orderBy(asc(coins.position));
}

/** One coin with the house's rule, and the others of its type. */
export async function readCoin(database: Database, id: string, customerId: string) {
  const [found] = await database
    .select({ coin: coins, rule })
    .from(coins)
    .leftJoin(coinTradability, ruleOf(customerId))
    .where(eq(coins.id, id));
  if (found === undefined) return undefined;
  const { countryId, family } = found.coin;
  const neighbours = await database
    .select({ id: coins.id, name: coins.name, denomination: coins.faceValue })
    .from(coins)
    .where(and(eq(coins.countryId, countryId), eq(coins.family, family), sql`${coins.id} <> ${id}`))
    .orderBy(asc(coins.fineWeightG), asc(coins.position));
  return { ...found, neighbours };
}

/** The facts a coin is drawn from, as its drawing wants them. */
export async function readCoinFacts(
  database: Database,
  id: string,
): Promise<CoinFacts | undefined> {
  const [found] = await database
    .select({
      id: coins.id,
      name: coins.name,
      issuer: countryNames.name,
      metal: coins.metal,
      diameterMm: coins.diameterMm,
      thicknessMm: coins.thicknessMm,
      faceValue: coins.faceValue,
    })
    .from(coins)
    .innerJoin(
      countryNames,
      and(eq(countryNames.countryId, coins.countryId), eq(countryNames.language, "en")),
    )
    .where(eq(coins.id, id));
  return found && { ...undescribed, ...found };
}

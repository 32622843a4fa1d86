import { and, asc, between, desc, eq, or, sql } from "drizzle-orm";
import { textIn } from "../../catalogue/recordWords.ts";
import type { Database } from "../../database/database.ts";
import type { WeightBounds } from "../../search/weights.ts";
import { coins } from "./tables.ts";

/** What likely coins are found by: their gross or fine weight in g, their fineness, or their names. */
export type LikelyCoins = WeightBounds | { readonly fineness: number } | NamedCoins;

/** Coins by their names. */
export interface NamedCoins {
  /** The coins of which a name has all the words. */
  readonly ids: readonly string[];
  /** The words for to_tsquery. */
  readonly query: string;
  /** A number in the name, or the face value. */
  readonly amount: number | null;
  /** Codes of the money that the amount may be of (ISO 4217): such a face value comes first. */
  readonly currencies: readonly string[];
  /** The gross or the fine weight. */
  readonly weight: WeightBounds | null;
  /** A year in which it was struck. */
  readonly year: number | null;
  readonly language: string;
}

/** A coin among the likely ones. */
export interface LikelyCoin {
  readonly coin: typeof coins.$inferSelect;
  /** Whether all the words are in its name, in English or in the reader's language. */
  readonly isNamed: boolean;
}

/** The most coins that are ranked. */
export const mostCoins = 50;

/** The name of a coin in English and in a language, as words are looked for in it. */
export const nameWords = (language: Parameters<typeof textIn>[1]) =>
  sql`to_tsvector('simple', unaccented(replace(${coins.name} || ' ' || ${textIn(coins.name, language)}, '/', ' ')))`;

/** Prepares the search for likely coins in the database. */
export function prepareLikelyCoinsInDatabase(
  database: Database,
): (asked: LikelyCoins) => Promise<readonly LikelyCoin[]> {
  const named = prepareNamedCoins(database);
  return async (asked) => {
    if ("ids" in asked) {
      const { weight, ...by } = asked;
      const bounds = { from: weight?.from ?? null, to: weight?.to ?? null };
      return by.ids.length === 0 ? [] : named.execute({ ...by, ...bounds });
    }
    const found = await database
      .select()
      .from(coins)
      .where(
        "fineness" in asked
          ? eq(coins.fineness, asked.fineness)
          : or(
              between(coins.grossWeightG, asked.from, asked.to),
              between(coins.fineWeightG, asked.from, asked.to),
            ),
      )
      .orderBy(asc(coins.position))
      .limit(mostCoins);
    return found.map((coin) => ({ coin, isNamed: false }));
  };
}

/** The only year on a restrike that is named by it, however long it is struck. */
const onlyYear = sql`substring(${coins.name} from '[(]restrike ([0-9]{4})[)]')::int`;

/**
 * Coins by id with all the words, those of that name first, then those of that amount in the money; an
 * amount is in the name or the face value, a weight the gross or the fine one, a year among those in
 * which they were struck.
 */
function prepareNamedCoins(database: Database) {
  const query = sql`to_tsquery('simple', unaccented(${sql.placeholder("query")}))`;
  const amount = sql`${sql.placeholder("amount")}::float8`;
  const from = sql`${sql.placeholder("from")}::float8`;
  const to = sql`${sql.placeholder("to")}::float8`;
  const year = sql`${sql.placeholder("year")}::int`;
  const isNamed = sql<boolean>`${nameWords(sql.placeholder("language"))} @@ ${query}`;
  const hasAmount = sql<boolean>`(${amount}::text = any(string_to_array(${coins.name}, ' ')))`;
  const currencies = sql`${sql.placeholder("currencies")}::text[]`;
  const isFace = sql`coalesce(${coins.faceValue} = ${amount} and ${coins.faceCurrency} = any(${currencies}), false)`;
  return database
    .select({ coin: coins, isNamed })
    .from(coins)
    .where(
      and(
        sql`${coins.id} = any(${sql.placeholder("ids")}::text[])`,
        sql`(${amount} is null or ${coins.faceValue} = ${amount} or ${hasAmount})`,
        sql`(${from} is null or ${coins.grossWeightG} between ${from} and ${to} or ${coins.fineWeightG} between ${from} and ${to})`,
        sql`(${year} is null or ${year} between ${coins.firstIssued} and coalesce(${onlyYear}, ${coins.lastIssued}, ${year}))`,
      ),
    )
    .orderBy(desc(isNamed), desc(isFace), desc(hasAmount), asc(coins.position))
    .limit(mostCoins)
    .prepare("search_coins");
}

import { languages } from "@specimen/api/contract";
import { asc, sql } from "drizzle-orm";
import { type IndexHost, shareMemoryIndex } from "../../catalogue/memoryIndex.ts";
import type { Database } from "../../database/database.ts";
import type { WeightBounds } from "../../search/weights.ts";
import { type WordIndex, WordIndexBuilder } from "../../search/wordIndex.ts";
import {
  type LikelyCoin,
  type LikelyCoins,
  mostCoins,
  type NamedCoins,
  nameWords,
  prepareLikelyCoinsInDatabase,
} from "./likelyCoins.ts";
import { coins } from "./tables.ts";

/** The coins of one revision of the catalogue in memory. */
interface CoinIndex {
  /** In the order of the catalogue. */
  readonly coins: readonly LikelyCoin["coin"][];
  /** By language the words of the names in it and in English. */
  readonly names: ReadonlyMap<string, WordIndex>;
}

/**
 * Prepares the search for likely coins: from the index in memory as soon as there is one, else by the
 * database, with the same answers.
 */
export function prepareLikelyCoins(host: IndexHost) {
  const inMemory = prepareLikelyCoinsInMemory(host);
  const inDatabase = prepareLikelyCoinsInDatabase(host.database);
  return async (asked: LikelyCoins): Promise<readonly LikelyCoin[]> =>
    (await inMemory(asked)) ?? inDatabase(asked);
}

/** Prepares the search in memory; undefined while there is no index of the present catalogue. */
export function prepareLikelyCoinsInMemory(host: IndexHost) {
  const ask = shareMemoryIndex(readCoinIndex)(host);
  return async (asked: LikelyCoins): Promise<readonly LikelyCoin[] | undefined> => {
    const indexed = await ask("query" in asked ? asked.query : "");
    if (indexed === undefined) return undefined;
    const { index, terms } = indexed;
    if (!("ids" in asked)) {
      return index.coins
        .filter((coin) => fits(coin, asked))
        .slice(0, mostCoins)
        .map((coin) => ({ coin, isNamed: false }));
    }
    const named = index.names.get(asked.language)?.find(terms);
    return likeliest(index, asked, (place) => named?.has(place) === true);
  };
}

const fits = (coin: LikelyCoin["coin"], asked: Exclude<LikelyCoins, NamedCoins>): boolean =>
  "fineness" in asked ? coin.fineness === asked.fineness : weighs(coin, asked);

const weighs = (
  { grossWeightG, fineWeightG }: LikelyCoin["coin"],
  { from, to }: WeightBounds,
): boolean => [grossWeightG, fineWeightG].some((weight) => weight >= from && weight <= to);

/** Whether a coin bears a year; one that is still issued has no last year. */
function isOf({ name, firstIssued, lastIssued }: LikelyCoin["coin"], year: number): boolean {
  const [, only] = onlyYear.exec(name) ?? [];
  return firstIssued <= year && year <= Number(only ?? lastIssued ?? year);
}

/** The only year on a restrike that is named by it, however long it is struck. */
const onlyYear = /\(restrike (\d{4})\)/;

/** The coins with one of the ids, those of that name, of that amount in the money, and with the amount in it first. */
function likeliest(
  index: CoinIndex,
  { ids, amount, currencies, weight, year }: NamedCoins,
  isNamed: (place: number) => boolean,
): LikelyCoin[] {
  const wanted = new Set(ids);
  const number = amount === null ? null : String(amount);
  return index.coins
    .map((coin, place) => {
      const hasAmount = number !== null && coin.name.split(" ").includes(number);
      const isFace = coin.faceValue === amount && currencies.includes(coin.faceCurrency ?? "");
      return { coin, hasAmount, isFace, isNamed: isNamed(place) };
    })
    .filter(
      ({ coin, hasAmount }) =>
        wanted.has(coin.id) &&
        (amount === null || coin.faceValue === amount || hasAmount) &&
        (weight === null || weighs(coin, weight)) &&
        (year === null || isOf(coin, year)),
    )
    .sort(
      (a, b) =>
        Number(b.isNamed) - Number(a.isNamed) ||
        Number(b.isFace) - Number(a.isFace) ||
        Number(b.hasAmount) - Number(a.hasAmount),
    )
    .slice(0, mostCoins)
    .map(({ coin, isNamed: named }) => ({ coin, isNamed: named }));
}

async function readCoinIndex(database: Database): Promise<CoinIndex> {
  const names = new Map<string, WordIndex>();
  for (const language of languages) {
    const rows = await database
      .select({
        words: sql<string>`array_to_string(tsvector_to_array(${nameWords(language)}), ' ')`,
      })
      .from(coins)
      .orderBy(asc(coins.position));
    const words = new WordIndexBuilder();
    for (const row of rows) words.add(row.words.split(" "));
    names.set(language, words.build());
  }
  return { coins: await database.select().from(coins).orderBy(asc(coins.position)), names };
}

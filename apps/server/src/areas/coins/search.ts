import type { Language, LocalizedText } from "@specimen/api/contract";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { textIn } from "../../catalogue/recordWords.ts";
import { formatNumber } from "../../http/locale.ts";
import { plainHit } from "../../search/searchQuery.ts";
import { searchNames } from "../../search/tables.ts";
import type { AppContext, SearchSource } from "../defineArea.ts";
import { coinAddress } from "./draw.ts";
import { faceOf } from "./present.ts";
import { coins } from "./tables.ts";

/** Scores of a coin found by its name, and of one found by metal, country or face value. */
const named = 53;
const recorded = 38;
/** The fewest letters that are looked for: fewer match too many names. */
const shortest = 3;
/** The most coins that are ranked. */
const most = 50;

/** Bullion coins, by name, metal, country and face value. */
export const coinSearch: SearchSource = {
  permission: "banknotes:read",
  // Their names contain countries and currencies: among the names of other areas they would hide both.
  kinds: [],

  prepare: (context) => {
    const find = prepareCoins(context.database);
    return async ({ words, query, amount, size, language }) => {
      const isShort = amount === null && words.join("").length < shortest;
      if (query === "" || size !== null || isShort) return [];
      const rows = await find.execute({ query, amount, language });
      return rows.map(({ coin, isNamed }, place) => ({
        score: (isNamed ? named : recorded) - place / 100,
        hit: coinHit(context, coin, language),
      }));
    };
  },
};

/** Coins with all the words, those of that name first; an amount is in the name or the face value. */
function prepareCoins(database: Database) {
  const query = sql`to_tsquery('simple', unaccented(${sql.placeholder("query")}))`;
  const amount = sql`${sql.placeholder("amount")}::float8`;
  const own = textIn(coins.name, sql.placeholder("language"));
  const isNamed = sql<boolean>`to_tsvector('simple', unaccented(replace(${coins.name} || ' ' || ${own}, '/', ' '))) @@ ${query}`;
  const hasAmount = sql<boolean>`(${amount}::text = any(string_to_array(${coins.name}, ' ')))`;
  const found = database
    .select({ key: searchNames.key })
    .from(searchNames)
    .where(and(eq(searchNames.kind, "coin"), sql`${searchNames.searchVector} @@ ${query}`));
  return database
    .select({ coin: coins, isNamed })
    .from(coins)
    .where(
      and(
        inArray(coins.id, found),
        sql`(${amount} is null or ${coins.faceValue} = ${amount} or ${hasAmount})`,
      ),
    )
    .orderBy(desc(isNamed), desc(hasAmount), asc(coins.position))
    .limit(most)
    .prepare("search_coins");
}

function coinHit(context: AppContext, coin: typeof coins.$inferSelect, language: Language) {
  const { lexicon } = context;
  const { denomination, currencyISO, unit } = faceOf(lexicon, coin, language);
  const details: LocalizedText[] = [
    { text: lexicon.countryName(coin.countryId, language), lang: language },
  ];
  if (denomination !== null && unit !== null) {
    const value = formatNumber(denomination, language);
    details.push({ text: `${value} ${unit.text}`, lang: unit.lang });
  }
  return {
    ...plainHit,
    kind: "coin",
    id: coin.id,
    countryId: coin.countryId,
    title: lexicon.text(coin.name, language),
    details,
    code: currencyISO,
    thumbnailSrc: coinAddress(context, coin.id, { side: "front", detail: "list" }),
  };
}

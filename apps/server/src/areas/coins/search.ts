import { type Language, languages, type LocalizedText } from "@specimen/api/contract";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Facts } from "../../catalogue/readFacts.ts";
import { faceOf } from "./present.ts";
import { coinAddress } from "../../http/imageAddress.ts";
import { coins as table } from "../preciousMetals/tables.ts";
import { searchNames } from "../../search/tables.ts";
import type { World } from "../appContext.ts";
import { type Asked, plainHit, type SearchArea } from "../../search/searchSource.ts";

/** Behind a country of that name and a word on a note; its metal or country stands behind all notes. */
const named = 53;
const recorded = 38;
/** A letter or two begin too many names. */
const shortest = 3;
/** More than any list shows. */
const most = 50;

/** Bullion coins, by name, metal, country and face value. */
export const coins: SearchArea = {
  permission: "banknotes:read",
  // Their names hold countries and currencies: among those of other areas they would hide both.
  kinds: [],
  names: (facts) =>
    facts.coins.flatMap((coin) =>
      languages.map((language) => ({
        kind: "coin",
        key: coin.id,
        language,
        name: nameOf(coin, language, facts),
      })),
    ),

  prepare: (world) => {
    const find = prepareCoins(world);
    return async (asked) => {
      const { words, query, amount, size } = asked;
      const isShort = amount === null && words.join("").length < shortest;
      if (query === "" || size !== null || isShort) return [];
      const rows = await find.execute({ query, amount });
      return rows.map(({ coin, isNamed }, place) => ({
        score: (isNamed ? named : recorded) - place / 100,
        hit: coinHit(world, coin, asked),
      }));
    };
  },
};

/** Everything a coin is found by in a language; 1/2 is no word of an index, 1 and 2 are. */
function nameOf(coin: Facts["coins"][number], language: Language, facts: Facts): string {
  const { name, metal, country, faceCurrency } = coin;
  const currency = facts.currencies.find(({ currencyISO }) => currencyISO === faceCurrency);
  return [
    name.replaceAll("/", " "),
    facts.metalCoins.find(({ key }) => key === metal)?.words[language],
    facts.countries.find(({ id }) => id === country)?.names[language],
    currency?.currencyISO,
    currency?.names[language].name,
    facts.coinUnits.find(({ key }) => key === faceCurrency)?.words[language],
  ]
    .filter((part) => part !== undefined)
    .join(" ");
}

/** Coins with all the words, those of that name first; an amount is in the name or the face value. */
function prepareCoins({ database }: World) {
  const query = sql`to_tsquery('simple', unaccented(${sql.placeholder("query")}))`;
  const amount = sql`${sql.placeholder("amount")}::float8`;
  const isNamed = sql<boolean>`to_tsvector('simple', unaccented(replace(${table.name}, '/', ' '))) @@ ${query}`;
  const hasAmount = sql<boolean>`(${amount}::text = any(string_to_array(${table.name}, ' ')))`;
  const found = database
    .select({ key: searchNames.key })
    .from(searchNames)
    .where(and(eq(searchNames.kind, "coin"), sql`${searchNames.searchVector} @@ ${query}`));
  return database
    .select({ coin: table, isNamed })
    .from(table)
    .where(
      and(
        inArray(table.id, found),
        sql`(${amount} is null or ${table.faceValue} = ${amount} or ${hasAmount})`,
      ),
    )
    .orderBy(desc(isNamed), desc(hasAmount), asc(table.position))
    .limit(most)
    .prepare("search_coins");
}

function coinHit(world: World, coin: typeof table.$inferSelect, { language }: Asked) {
  const { lexicon } = world;
  const { denomination, currencyISO, unit } = faceOf(lexicon, coin, language);
  const details: LocalizedText[] = [
    { text: lexicon.countryName(coin.countryId, language), lang: language },
  ];
  if (denomination !== null && unit !== null) {
    const locale = language === "no" ? "nb" : language;
    const value = new Intl.NumberFormat(locale).format(denomination);
    details.push({ text: `${value} ${unit.text}`, lang: unit.lang });
  }
  return {
    ...plainHit,
    kind: "coin",
    id: coin.id,
    countryId: coin.countryId,
    title: { text: coin.name, lang: "en" as const },
    details,
    code: currencyISO,
    thumbnailSrc: coinAddress(world, coin.id, { side: "front", detail: "list" }),
  };
}

import type { Language, LocalizedText } from "@specimen/api/contract";
import { eq, sql } from "drizzle-orm";
import { formatNumber } from "../../http/locale.ts";
import { queryOf } from "../../search/questionWords.ts";
import { plainHit } from "../../search/searchQuery.ts";
import type { AppContext, SearchSource } from "../defineArea.ts";
import { coinAddress } from "./draw.ts";
import { prepareLikelyCoins } from "./likelyCoinsInMemory.ts";
import type { LikelyCoin, NamedCoins } from "./likelyCoins.ts";
import { faceOf } from "./present.ts";
import { struckYearIn } from "./struckYear.ts";
import { coins } from "./tables.ts";

/** Scores of a coin found by its name, and of one found by metal, country or face value. */
const named = 53;
const recorded = 38;
/** Score added where the number is in its name too, or is its face value: behind a note of that value. */
const measured = 18;
/** Scores of a coin found by its weight, as in `31.1 g`, and by its fineness, as in `999.9`. */
const weighed = 102;
const figured = 35;
/** The fewest letters that are looked for: fewer match too many names. */
const shortest = 3;

/** Where nothing else is asked for. */
const open = { amount: null, currencies: [], weight: null, year: null } as const;

/** Bullion coins, by name, metal, country and face value. */
export const coinSearch: SearchSource = {
  permission: ["banknotes:read", "precious_metals:read"],
  // Their names contain countries and currencies: among the names of other areas they would hide both.
  kinds: [],
  ownKinds: ["coin"],
  weighs: true,
  references: {
    spelled: (typed) => (/^coin-\d+$/i.test(typed) ? typed.toLowerCase() : undefined),
    find: (context) => {
      const read = context.database
        .select()
        .from(coins)
        .where(eq(coins.id, sql.placeholder("id")))
        .prepare("search_coin_by_id");
      return async ({ reference: id, language }) =>
        (await read.execute({ id })).map((coin) => coinHit(context, coin, language));
    },
  },

  prepare: (context) => {
    const find = prepareLikelyCoins(context);
    return async ({ words, query, keys, names, amount, weight, size, language, today }) => {
      if (size !== null) return [];
      const hits = (score: number, rows: readonly LikelyCoin[]) =>
        rows.map(({ coin }, place) => ({
          score: score - place / 100,
          hit: coinHit(context, coin, language),
        }));
      if (weight !== null && weight.query === "") return hits(weighed, await find(weight));
      if (words.length === 0 && amount !== null) {
        return hits(figured, await find({ fineness: amount }));
      }
      const isShort = amount === null && words.join("").length < shortest;
      if (query === "" || isShort) return [];
      const currencies = names.flatMap(({ kind, key }) => (kind === "currency" ? [key] : []));
      const byWords = async (text: string, by: Partial<NamedCoins>) =>
        find({ ...open, ...by, currencies, ids: await keys("coin", text), query: text, language });
      /** Coins as they were typed, else those struck in the year that was typed. */
      const typed = async (
        text: string,
        by: Pick<NamedCoins, "amount" | "weight">,
        all = words,
      ) => {
        const rows = await byWords(text, by);
        const struck = rows.length > 0 ? undefined : struckYearIn({ words: all, today, ...by });
        if (struck === undefined) return rows;
        const { amount: value, year } = struck;
        // A year that was taken for an amount is no word; the words may be corrected ones.
        const beside = struck.words.length === all.length ? text : queryOf(struck.words);
        return byWords(beside, { ...by, amount: value, year });
      };
      const ofWeight =
        weight && (await typed(weight.query, { amount: null, weight }, weight.others));
      const ofWords = await typed(query, { amount, weight: null });
      return [
        ...hits(weighed, ofWeight ?? []),
        ...ofWords.map(({ coin, isNamed }, place) => ({
          score: (isNamed ? named : recorded) + (amount === null ? 0 : measured) - place / 100,
          hit: coinHit(context, coin, language),
        })),
      ];
    };
  },
};

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

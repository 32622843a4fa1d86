import type { Language } from "@specimen/api/contract";
import { formatNumber } from "../../http/locale.ts";
import { plainHit } from "../../search/searchQuery.ts";
import type { AppContext, SearchSource } from "../defineArea.ts";
import { barAddress } from "./draw.ts";
import { prepareLikelyBars } from "./likelyBarsInMemory.ts";
import { type FoundBars, type LikelyBar, prepareLikelyBar } from "./likelyBars.ts";

/** Scores of a refiner by name, of a bar by name, by what is recorded of it, and by a figure. */
const refined = 56;
const named = 52;
const recorded = 37;
const weighed = 101;
const figured = 34;
const shortest = 3;

/** Bars and refiners, by name, metal, country, fineness and weight. */
export const metalSearch: SearchSource = {
  permission: "precious_metals:read",
  kinds: [],
  weighs: true,
  references: {
    spelled: (typed) => (/^ingot-\d+$/i.test(typed) ? typed.toLowerCase() : undefined),
    find: (context) => {
      const read = prepareLikelyBar(context.database);
      return async ({ reference: id, language }) =>
        (await read.execute({ id })).map((bar) => barHit(context, bar, language));
    },
  },

  prepare: (context) => {
    const find = prepareLikelyBars(context);
    return async (searched) => {
      const { words, query, amount, weight, size, language } = searched;
      if (size !== null) return [];
      const hits = (score: number, { bars }: Pick<FoundBars, "bars">) =>
        bars.map((row, place) => ({
          score: score - place / 100,
          hit: barHit(context, row, language),
        }));
      if (weight !== null && weight.query === "") return hits(weighed, await find({ weight }));
      if (words.length === 0) {
        return amount === null ? [] : hits(figured, await find({ fineness: amount }));
      }
      if (query === "" || words.join("").length < shortest) return [];
      const ofWeight = weight && (await find({ query: weight.query, amount: null, weight }));
      const { bars, refiners } = await find({ query, amount, weight: null });
      return [
        ...hits(weighed, ofWeight ?? { bars: [] }),
        ...refiners.map((variant, place) => ({
          score: refined - place / 100,
          hit: {
            ...plainHit,
            kind: "ingotVariant",
            id: variant.id,
            countryId: variant.countryId,
            title: { text: variant.name, lang: "en" as const },
            details: [
              {
                text: context.lexicon.countryName(variant.countryId, language),
                lang: language,
              },
            ],
          },
        })),
        ...bars.map((row, place) => ({
          score: (row.isNamed ? named : recorded) - place / 100,
          hit: barHit(context, row, language),
        })),
      ];
    };
  },
};

function barHit(context: AppContext, bar: Omit<LikelyBar, "isNamed">, language: Language) {
  return {
    ...plainHit,
    kind: "ingot",
    id: bar.id,
    countryId: bar.countryId,
    title: context.lexicon.text(bar.name, language),
    details: [
      { text: context.lexicon.countryName(bar.countryId, language), lang: language },
      { text: `${formatNumber(bar.fineness, language)}/1000`, lang: language },
      { text: `${formatNumber(bar.weightG, language)}\u00a0g`, lang: language },
    ],
    thumbnailSrc: barAddress(context, bar.id, {
      side: "front",
      light: "white",
      detail: "list",
    }),
  };
}

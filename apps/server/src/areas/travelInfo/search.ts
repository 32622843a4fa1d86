import { usersOf } from "../../catalogue/countries.ts";
import type { CountryEntry, Lexicon } from "../../catalogue/lexicon.ts";
import type { FoundName } from "../../search/findNames.ts";
import { plainHit } from "../../search/searchQuery.ts";
import type { SearchSource } from "../defineArea.ts";

/** The kind of name that the words of travelling are; see facts/travel_words.json. */
export const travelTopic = "travelTopic";

/** Score added where a word of travelling stands beside a country or its money: its rules are meant. */
const meant = 70;

/** Rules for taking cash over a border, by a country or a currency and a word such as `customs`. */
export const travelSearch: SearchSource = {
  permission: "banknotes:view_travel_info:read",
  kinds: ["country", "currency", travelTopic],
  prepare:
    ({ lexicon }) =>
    async ({ names, language }) => {
      if (!names.some(({ kind }) => kind === travelTopic)) return [];
      return meantBy(names, lexicon)
        .filter(({ entry }) => hasRules(entry, lexicon))
        .map(({ entry, fit }) => ({
          score: fit + meant,
          hit: {
            ...plainHit,
            kind: "travelInfo",
            id: entry.id,
            countryId: entry.id,
            title: { text: lexicon.countryName(entry.id, language), lang: language },
            flagSrc: lexicon.flagSrc(entry),
          },
        }));
    },
};

interface Meant {
  readonly entry: CountryEntry;
  readonly fit: number;
}

/**
 * The countries of which the most words were typed; where more words are of a currency, or no country
 * is named, those of the likeliest currency.
 */
function meantBy(names: readonly FoundName[], lexicon: Lexicon): Meant[] {
  const countries = ofMostWords(names, "country");
  const currencies = ofMostWords(names, "currency");
  if (countries.words > 0 && countries.words >= currencies.words)
    return countries.names.flatMap(({ key, fit }) => {
      const entry = lexicon.entry(key);
      return entry === undefined ? [] : [{ entry, fit }];
    });
  const [money] = currencies.names.toSorted((a, b) => b.fit - a.fit);
  if (money === undefined) return [];
  return usersOf(money.key, lexicon).map((entry) => ({ entry, fit: money.fit }));
}

/** The names of a kind that most words were found in, each word by itself, and their number. */
function ofMostWords(names: readonly FoundName[], wanted: string) {
  const found = Map.groupBy(
    names.filter(({ kind }) => kind === wanted),
    ({ key }) => key,
  );
  const words = Math.max(0, ...[...found.values()].map((same) => same.length));
  const most = [...found.values()].filter((same) => same.length === words);
  return { words, names: most.flatMap(([first]) => first ?? []) };
}

/** Whether rules are known for a country, or for one that belongs to it. */
const hasRules = ({ id, areas }: CountryEntry, { countries }: Lexicon): boolean =>
  areas.has("travelInfo") ||
  countries.some(({ parentId, areas: own }) => parentId === id && own.has("travelInfo"));

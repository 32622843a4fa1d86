import type { IndexHost } from "../../catalogue/memoryIndex.ts";
import type { WeightBounds } from "../../search/weights.ts";
import type { Terms } from "../../search/terms.ts";
import { askBars, type BarIndex, type IndexedBar } from "./barIndex.ts";
import {
  type FoundBars,
  type LikelyBar,
  type LikelyBars,
  likelyBarsInDatabase,
  mostBars,
} from "./likelyBars.ts";

/**
 * Prepares the search for likely bars: from the index in memory as soon as there is one, else by the
 * database, with the same answers.
 */
export function prepareLikelyBars(host: IndexHost) {
  const inMemory = prepareLikelyBarsInMemory(host);
  return async (asked: LikelyBars): Promise<FoundBars> =>
    (await inMemory(asked)) ?? likelyBarsInDatabase(host.database, asked);
}

/** Prepares the search in memory; undefined while there is no index of the present catalogue. */
export function prepareLikelyBarsInMemory(host: IndexHost) {
  const ask = askBars(host);
  return async (asked: LikelyBars): Promise<FoundBars | undefined> => {
    const indexed = await ask("query" in asked ? asked.query : "");
    if (indexed === undefined) return undefined;
    const { index, terms } = indexed;
    return {
      bars: likeliest(index, asked, terms),
      refiners:
        "query" in asked && asked.amount === null && asked.weight === null
          ? refinersOf(index, terms)
          : [],
    };
  };
}

/** The first bars that fit, those whose own name has the words first. */
function likeliest(index: BarIndex, asked: LikelyBars, terms: Terms): LikelyBar[] {
  const { bars } = index;
  if (!("query" in asked)) {
    const fits = (bar: IndexedBar) =>
      "weight" in asked ? weighs(bar, asked.weight) : bar.fineness === asked.fineness;
    return firstOf(bars.keys(), bars, fits).map((bar) => likelyOf(bar, { isNamed: false }));
  }
  const { amount, weight } = asked;
  const described = index.described(terms).places();
  const named = index.names.find(terms);
  const fits = (bar: IndexedBar) =>
    (amount === null || bar.sizeValue === amount || bar.fineness === amount) &&
    (weight === null || weighs(bar, weight));
  const own = firstOf(described, bars, (bar) => named.has(bar.place) && fits(bar));
  const others = firstOf(described, bars, (bar) => !named.has(bar.place) && fits(bar));
  return [
    ...own.map((bar) => likelyOf(bar, { isNamed: true })),
    ...others.map((bar) => likelyOf(bar, { isNamed: false })),
  ].slice(0, mostBars);
}

const weighs = ({ weightG }: IndexedBar, { from, to }: WeightBounds): boolean =>
  weightG >= from && weightG <= to;

const likelyOf = (
  { id, name, fineness, weightG, countryId }: IndexedBar,
  { isNamed }: Pick<LikelyBar, "isNamed">,
): LikelyBar => ({ id, name, fineness, weightG, countryId, isNamed });

/** The first bars at the places that fit, as many as are found. */
function firstOf(
  places: Iterable<number>,
  bars: readonly IndexedBar[],
  fits: (bar: IndexedBar) => boolean,
): IndexedBar[] {
  const found: IndexedBar[] = [];
  for (const place of places) {
    const bar = bars[place];
    if (bar !== undefined && fits(bar)) found.push(bar);
    if (found.length === mostBars) break;
  }
  return found;
}

const refinersOf = ({ refiners, refinerNames }: BarIndex, terms: Terms) => {
  const found = refinerNames.find(terms);
  return refiners.filter((_, place) => found.has(place)).slice(0, mostBars);
};

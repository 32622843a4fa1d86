import { inArray } from "drizzle-orm";
import type { IndexHost } from "../../catalogue/memoryIndex.ts";
import type { Terms } from "../../search/terms.ts";
import { askBars, type BarIndex, type IndexedBar } from "./barIndex.ts";
import {
  barColumns,
  type FoundBars,
  isVariant,
  type LikelyBar,
  type LikelyBars,
  likelyBarsInDatabase,
  mostBars,
} from "./likelyBars.ts";
import { ingots, ingotVariants } from "./tables.ts";

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
      bars: await readBars(host, likeliest(index, asked, terms)),
      refiners: "query" in asked && asked.amount === null ? refinersOf(index, terms) : [],
    };
  };
}

type Found = Pick<LikelyBar, "isNamed"> & { readonly id: string };

/** The first bars that fit, those whose own name has the words first. */
function likeliest(index: BarIndex, asked: LikelyBars, terms: Terms): readonly Found[] {
  if (!("query" in asked)) {
    const fits = (bar: IndexedBar) =>
      "weight" in asked
        ? bar.weightG >= asked.weight.from && bar.weightG <= asked.weight.to
        : bar.fineness === asked.fineness;
    return firstOf(index.bars, fits).map(({ id }) => ({ id, isNamed: false }));
  }
  const { amount } = asked;
  const described = index.described(terms);
  const named = index.names.find(terms);
  const fits = ({ place, sizeValue, fineness }: IndexedBar) =>
    described[place] === 1 && (amount === null || sizeValue === amount || fineness === amount);
  const own = firstOf(index.bars, (bar) => named[bar.place] === 1 && fits(bar));
  const others = firstOf(index.bars, (bar) => named[bar.place] === 0 && fits(bar));
  return [
    ...own.map(({ id }) => ({ id, isNamed: true })),
    ...others.map(({ id }) => ({ id, isNamed: false })),
  ].slice(0, mostBars);
}

/** The first bars of the catalogue that fit, as many as are found. */
function firstOf(bars: readonly IndexedBar[], fits: (bar: IndexedBar) => boolean): IndexedBar[] {
  const found: IndexedBar[] = [];
  for (const bar of bars) {
    if (found.length === mostBars) break;
    if (fits(bar)) found.push(bar);
  }
  return found;
}

const refinersOf = ({ refiners, refinerNames }: BarIndex, terms: Terms) => {
  const found = refinerNames.find(terms);
  return refiners.filter((_, place) => found[place] === 1).slice(0, mostBars);
};

async function readBars({ database }: IndexHost, found: readonly Found[]): Promise<LikelyBar[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await database
    .select(barColumns)
    .from(ingots)
    .innerJoin(ingotVariants, isVariant)
    .where(inArray(ingots.id, ids));
  const byId = new Map(rows.map((row) => [row.ingot.id, row]));
  return found.flatMap(({ id, isNamed }) => {
    const row = byId.get(id);
    return row === undefined ? [] : [{ ...row, isNamed }];
  });
}

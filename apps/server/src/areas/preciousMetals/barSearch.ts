import { type IngotType, type Language, Metal, type MetalSort } from "@specimen/api/contract";
import { placeOf } from "../../catalogue/countryPositions.ts";
import type { IndexHost } from "../../catalogue/memoryIndex.ts";
import { wordQuery } from "../../catalogue/metalConditions.ts";
import { pageOf } from "../../http/page.ts";
import { type Fact, findRecords, sortRecords } from "../../search/findRecords.ts";
import { askBars, type BarIndex, type IndexedBar } from "./barIndex.ts";
import {
  anyCountry,
  type IngotSearch,
  type Reader,
  readIngots,
  searchIngots,
  typesOf,
} from "./queries.ts";

/**
 * Prepares the search for bars: from the index in memory as soon as there is one, else by the
 * database, with the same answers.
 */
export function prepareIngotSearch(host: IndexHost) {
  const inMemory = prepareMemoryIngotSearch(host);
  return async (query: IngotSearch, reader: Reader) =>
    (await inMemory(query, reader)) ?? searchIngots(host.database, query, reader);
}

/** How many Kinebar bars fit is told beside any search, also beside one for the unmeasured. */
const kinebars: readonly IngotType[] = ["Kinebar"];

/** Prepares the search in memory; undefined while there is no index of the present catalogue. */
export function prepareMemoryIngotSearch(host: IndexHost) {
  const { database } = host;
  const ask = askBars(host);
  return async (query: IngotSearch, reader: Reader) => {
    const words = wordQuery(query.description ?? "");
    const asked = await ask(words);
    if (asked === undefined) return undefined;
    const { index, terms } = asked;
    const described = words === "" ? undefined : index.described(terms);
    const find = (types: readonly IngotType[]) =>
      findRecords(index.bars, {
        among: described,
        conditions: conditionsOf(index, query, types),
        facts: factsOf(query),
        order: orderOf(index, query, reader.language),
        unmeasured: query.unmeasured === true && types !== kinebars,
        ...pageOf(query),
      });
    const found = find(typesOf(query));
    const ids = found.page.map(({ id }) => id);
    return {
      rows: await readIngots(database, ids, reader.customerId),
      total: found.total,
      unmeasured: found.unmeasured,
      kinebars: find(kinebars).total,
    };
  };
}

function conditionsOf(
  { isOfCountry }: BarIndex,
  { country }: IngotSearch,
  types: readonly IngotType[],
) {
  const wanted = new Set(types);
  return [
    ({ type }: IndexedBar) => wanted.has(type),
    ...(country === anyCountry
      ? []
      : [({ countryId }: IndexedBar) => isOfCountry(countryId, country)]),
  ];
}

const sides = { length: "lengthMm", width: "widthMm", height: "heightMm" } as const;

function factsOf(query: IngotSearch): Fact<IndexedBar>[] {
  return (["length", "width", "height"] as const).flatMap((side) => {
    const from = query[`ingots.${side}.from`];
    const to = query[`ingots.${side}.to`];
    if (from === undefined && to === undefined) return [];
    const member = sides[side];
    return [
      {
        is: ({ [member]: measured }) =>
          measured !== null && measured >= (from ?? 0) && measured <= (to ?? Infinity),
        lacks: ({ [member]: measured }) => measured === null,
      },
    ];
  });
}

/** The order of all bars, undefined for that of the catalogue; it is kept by all it depends on. */
function orderOf(index: BarIndex, { sort, order }: IngotSearch, language: Language) {
  if (sort === undefined) return undefined;
  const isDescending = order === "desc";
  const name = `${sort} ${isDescending} ${sort === "name" || sort === "country" ? language : ""}`;
  const known = index.orders.get(name);
  if (known !== undefined) return known;
  const at = placeOf(language);
  const keys: Readonly<Record<MetalSort, (bar: IndexedBar) => number | null>> = {
    name: ({ namePositions }) => namePositions[at] ?? null,
    country: ({ countryId }) => index.countryPosition(countryId, language),
    metal: ({ metal }) => Metal.options.indexOf(metal),
    weight: ({ place }) => index.byWeight[place] ?? null,
    fineness: ({ place }) => index.byFineness[place] ?? null,
  };
  const made = sortRecords(index.bars, keys[sort], isDescending);
  index.orders.set(name, made);
  return made;
}

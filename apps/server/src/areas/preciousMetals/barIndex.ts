import type { IngotType, Metal } from "@specimen/api/contract";
import { and, asc, eq, type SQLWrapper, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { type CountryPosition, readCountryPositions } from "../../catalogue/countryPositions.ts";
import { shareMemoryIndex } from "../../catalogue/memoryIndex.ts";
import { countries } from "../../catalogue/tables.ts";
import type { Database } from "../../database/database.ts";
import { readInSteps } from "../../database/readInSteps.ts";
import { ranksOf } from "../../search/findRecords.ts";
import { PlaceSet } from "../../search/placeSet.ts";
import { shareValues } from "../../search/shareValues.ts";
import { searchNames } from "../../search/tables.ts";
import type { Terms } from "../../search/terms.ts";
import { keepFound, type WordIndex, WordIndexBuilder } from "../../search/wordIndex.ts";
import { ingots, ingotVariants } from "./tables.ts";

/** A bar with what the search filters by; sides in mm. */
export interface IndexedBar {
  readonly id: string;
  readonly place: number;
  readonly name: string;
  readonly type: IngotType;
  readonly countryId: string;
  readonly lengthMm: number | null;
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  readonly metal: Metal;
  /** By language. */
  readonly namePositions: readonly number[];
  readonly weightG: number;
  readonly fineness: number;
  /** The amount in the unit of its weight, as its name says it. */
  readonly sizeValue: number;
}

/** A refiner as the search over all areas finds it. */
export type IndexedRefiner = typeof ingotVariants.$inferSelect;

/** The bars of one revision of the catalogue in memory. */
export interface BarIndex {
  /** In the order of the catalogue. */
  readonly bars: readonly IndexedBar[];
  readonly countryPosition: CountryPosition;
  readonly byWeight: readonly (number | null)[];
  readonly byFineness: readonly (number | null)[];
  /** The places of all bars by how they are sorted. */
  readonly orders: LRUCache<string, Uint32Array>;
  /** The bars of which one name has the words of all terms. */
  readonly described: (terms: Terms) => PlaceSet;
  /** The words of each bar's own name. */
  readonly names: WordIndex;
  /** By name, with the words of their names. */
  readonly refiners: readonly IndexedRefiner[];
  readonly refinerNames: WordIndex;
  /** Whether a country is another one or belongs to it. */
  readonly isOfCountry: (countryId: string, wanted: string) => boolean;
}

/** Orders that are kept: of five columns in two directions and the languages that are read most. */
const keptOrders = 60;

/** Rows per query: others are answered between two. */
const step = 1000;

/** The index of bars for everything that asks for them. */
export const askBars = shareMemoryIndex(readBarIndex);

/** Reads the bars and their names step by step. */
async function readBarIndex(database: Database): Promise<BarIndex> {
  const { bars, names } = await readBars(database);
  const places = new Map(bars.map(({ id }, place) => [id, place]));
  const parents = new Map(
    (await database.select({ id: countries.id, parentId: countries.parentId }).from(countries)).map(
      ({ id, parentId }) => [id, parentId],
    ),
  );
  return {
    bars,
    names,
    ...(await readRefiners(database)),
    countryPosition: await readCountryPositions(database),
    byWeight: ranksOf(bars, ({ weightG }) => [weightG]),
    byFineness: ranksOf(bars, ({ fineness }) => [fineness]),
    orders: new LRUCache({ max: keptOrders }),
    described: await readNames(database, places),
    isOfCountry: (countryId, wanted) => countryId === wanted || parents.get(countryId) === wanted,
  };
}

const wordsIn = (name: SQLWrapper) =>
  sql<string>`array_to_string(tsvector_to_array(to_tsvector('simple', unaccented(${name}))), ' ')`;

async function readRefiners(
  database: Database,
): Promise<Pick<BarIndex, "refiners" | "refinerNames">> {
  const rows = await database
    .select({ refiner: ingotVariants, words: wordsIn(ingotVariants.name) })
    .from(ingotVariants)
    .orderBy(asc(ingotVariants.name));
  const words = new WordIndexBuilder();
  for (const row of rows) words.add(row.words.split(" "));
  return { refiners: rows.map(({ refiner }) => refiner), refinerNames: words.build() };
}

async function readBars(database: Database): Promise<Pick<BarIndex, "bars" | "names">> {
  const { id, position, type, lengthMm, widthMm, heightMm } = ingots;
  const { metal, namePositions, weightG, fineness, sizeValue } = ingots;
  const words = new WordIndexBuilder();
  const bars: IndexedBar[] = [];
  const share = shareValues();
  const read = (after = { position: -1, bar: { id: "" } }, size: number) =>
    database
      .select({
        position,
        words: wordsIn(ingots.name),
        bar: {
          id,
          name: ingots.name,
          type,
          metal,
          namePositions,
          lengthMm,
          widthMm,
          heightMm,
          weightG,
          fineness,
          sizeValue,
          countryId: ingotVariants.countryId,
        },
      })
      .from(ingots)
      .innerJoin(ingotVariants, eq(ingotVariants.id, ingots.variantId))
      // As one row, as in the index of notes.
      .where(sql`(${position}, ${id}) > (${after.position}, ${after.bar.id})`)
      .orderBy(asc(position), asc(id))
      .limit(size);
  for await (const row of readInSteps(step, read)) {
    bars.push({ ...share(row.bar), place: bars.length });
    words.add(row.words.split(" "));
  }
  return { bars, names: words.build() };
}

/** The words of all names; each name is a text of its own, as all words must stand in one. */
async function readNames(
  database: Database,
  places: ReadonlyMap<string, number>,
): Promise<BarIndex["described"]> {
  const { kind, key, language, name, searchVector } = searchNames;
  const words = new WordIndexBuilder();
  const owners: number[] = [];
  const read = (after = { key: "", language: "", name: "" }, size: number) =>
    database
      .select({
        key,
        language,
        name,
        words: sql<string>`array_to_string(tsvector_to_array(${searchVector}), ' ')`,
      })
      .from(searchNames)
      .where(
        and(
          eq(kind, "ingot"),
          sql`(${key}, ${language}, ${name}) > (${after.key}, ${after.language}, ${after.name})`,
        ),
      )
      .orderBy(asc(key), asc(language), asc(name))
      .limit(size);
  for await (const row of readInSteps(step, read)) {
    const place = places.get(row.key);
    if (place === undefined) continue;
    words.add(row.words.split(" "));
    owners.push(place);
  }
  const index = words.build();
  const ownerOf = Uint32Array.from(owners);
  return keepFound((terms) => {
    const named = index.find(terms).places();
    const described = new PlaceSet(places.size);
    for (let at = 0; at < named.length; at += 1) described.add(ownerOf[named[at] ?? 0] ?? 0);
    return described;
  });
}

import { and, asc, between, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import type { WeightBounds } from "../../search/weights.ts";
import { searchNames } from "../../search/tables.ts";
import type { IndexedRefiner } from "./barIndex.ts";
import { ingots, ingotVariants } from "./tables.ts";

/** What likely bars are found by: their weight in g, their fineness, or words for to_tsquery. */
export type LikelyBars =
  | { readonly weight: WeightBounds }
  | { readonly fineness: number }
  | {
      readonly query: string;
      /** The size of a bar in its unit, or its fineness. */
      readonly amount: number | null;
      readonly weight: WeightBounds | null;
    };

/** A bar among the likely ones. */
export interface LikelyBar {
  readonly id: string;
  readonly name: string;
  readonly fineness: number;
  readonly weightG: number;
  readonly countryId: string;
  /** Whether its name has all the words. */
  readonly isNamed: boolean;
}

/** The likely bars and refiners, the likeliest first. */
export interface FoundBars {
  readonly bars: readonly LikelyBar[];
  readonly refiners: readonly IndexedRefiner[];
}

/** The most bars or refiners. */
export const mostBars = 30;

const barColumns = {
  id: ingots.id,
  name: ingots.name,
  fineness: ingots.fineness,
  weightG: ingots.weightG,
  countryId: ingotVariants.countryId,
};
const isVariant = eq(ingotVariants.id, ingots.variantId);

/** Prepares the look-up of one bar by its id. */
export const prepareLikelyBar = (database: Database) =>
  database
    .select(barColumns)
    .from(ingots)
    .innerJoin(ingotVariants, isVariant)
    .where(eq(ingots.id, sql.placeholder("id")))
    .prepare("search_bar_by_id");

/** Finds likely bars in the database. */
export async function likelyBarsInDatabase(
  database: Database,
  asked: LikelyBars,
): Promise<FoundBars> {
  if (!("query" in asked)) {
    const rows = await database
      .select(barColumns)
      .from(ingots)
      .innerJoin(ingotVariants, isVariant)
      .where("weight" in asked ? weighs(asked.weight) : eq(ingots.fineness, asked.fineness))
      .orderBy(asc(ingots.position), asc(ingots.id))
      .limit(mostBars);
    return { bars: rows.map((row) => ({ ...row, isNamed: false })), refiners: [] };
  }
  const { query, amount, weight } = asked;
  const bars = await namedBars(database, asked);
  const isFigure = amount !== null || weight !== null;
  return { bars, refiners: isFigure ? [] : await namedRefiners(database, query) };
}

const weighs = ({ from, to }: WeightBounds) => between(ingots.weightG, from, to);

/** Bars with all the words; an amount is their size in its unit. */
function namedBars(
  database: Database,
  { query: words, amount, weight }: Extract<LikelyBars, { readonly query: string }>,
) {
  const query = sql`to_tsquery('simple', unaccented(${words}))`;
  const isNamed = sql<boolean>`to_tsvector('simple', unaccented(${ingots.name})) @@ ${query}`;
  const found = database
    .select({ key: searchNames.key })
    .from(searchNames)
    .where(and(eq(searchNames.kind, "ingot"), sql`${searchNames.searchVector} @@ ${query}`));
  return database
    .select({ ...barColumns, isNamed })
    .from(ingots)
    .innerJoin(ingotVariants, isVariant)
    .where(
      and(
        inArray(ingots.id, found),
        weight === null ? undefined : weighs(weight),
        amount === null ? undefined : or(eq(ingots.sizeValue, amount), eq(ingots.fineness, amount)),
      ),
    )
    .orderBy(desc(isNamed), asc(ingots.position), asc(ingots.id))
    .limit(mostBars);
}

function namedRefiners(database: Database, words: string) {
  const query = sql`to_tsquery('simple', unaccented(${words}))`;
  const isNamed = sql`to_tsvector('simple', unaccented(${ingotVariants.name})) @@ ${query}`;
  return database
    .select()
    .from(ingotVariants)
    .where(isNamed)
    .orderBy(asc(ingotVariants.name))
    .limit(mostBars);
}

import { and, asc, desc, eq, inArray, or, sql } from "drizzle-orm";
import { weightBounds } from "../../catalogue/weightSearch.ts";
import type { Database } from "../../database/database.ts";
import { formatNumber } from "../../http/locale.ts";
import { plainHit, type SearchQuery } from "../../search/searchQuery.ts";
import { searchNames } from "../../search/tables.ts";
import type { AppContext, SearchSource } from "../defineArea.ts";
import { barAddress } from "./draw.ts";
import { ingots, ingotVariants } from "./tables.ts";

/** Scores of a refiner by name, of a bar by name, by what is recorded of it, and by a figure. */
const refined = 56;
const named = 52;
const recorded = 37;
const weighed = 101;
const figured = 34;
const shortest = 3;
const most = 30;

/** Bars and refiners, by name, metal, country, fineness and weight. */
export const metalSearch: SearchSource = {
  permission: "precious_metals:read",
  kinds: [],

  prepare: (context) => async (searched) => {
    const { words, query, amount, size, language } = searched;
    if (size !== null) return [];
    const weight = weightBounds(amount, words);
    if (weight !== null) {
      const rows = await barsWhere(
        context.database,
        sql`${ingots.weightG} between ${weight.from} and ${weight.to}`,
      );
      return rows.map((row, place) => ({
        score: weighed - place / 100,
        hit: barHit(context, row, searched),
      }));
    }
    if (words.length === 0) {
      if (amount === null) return [];
      const rows = await barsWhere(context.database, eq(ingots.fineness, amount));
      return rows.map((row, place) => ({
        score: figured - place / 100,
        hit: barHit(context, row, searched),
      }));
    }
    if (query === "" || words.join("").length < shortest) return [];
    const [bars, refiners] = await Promise.all([
      namedBars(context.database, query, amount),
      amount === null ? namedRefiners(context.database, query) : [],
    ]);
    return [
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
        hit: barHit(context, row, searched),
      })),
    ];
  },
};

const columns = { ingot: ingots, countryId: ingotVariants.countryId };
interface FoundBar {
  readonly ingot: typeof ingots.$inferSelect;
  readonly countryId: string;
}

const isVariant = eq(ingotVariants.id, ingots.variantId);

const barsWhere = (database: Database, condition: ReturnType<typeof sql>): Promise<FoundBar[]> =>
  database
    .select(columns)
    .from(ingots)
    .innerJoin(ingotVariants, isVariant)
    .where(condition)
    .orderBy(asc(ingots.position))
    .limit(most);

/** Bars with all the words; an amount is their size in its unit. */
function namedBars(database: Database, words: string, amount: number | null) {
  const query = sql`to_tsquery('simple', unaccented(${words}))`;
  const isNamed = sql<boolean>`to_tsvector('simple', unaccented(${ingots.name})) @@ ${query}`;
  const found = database
    .select({ key: searchNames.key })
    .from(searchNames)
    .where(and(eq(searchNames.kind, "ingot"), sql`${searchNames.searchVector} @@ ${query}`));
  return database
    .select({ ...columns, isNamed })
    .from(ingots)
    .innerJoin(ingotVariants, isVariant)
    .where(
      and(
        inArray(ingots.id, found),
        amount === null ? undefined : or(eq(ingots.sizeValue, amount), eq(ingots.fineness, amount)),
      ),
    )
    .orderBy(desc(isNamed), asc(ingots.position))
    .limit(most);
}

function namedRefiners(database: Database, words: string) {
  const query = sql`to_tsquery('simple', unaccented(${words}))`;
  const isNamed = sql`to_tsvector('simple', unaccented(${ingotVariants.name})) @@ ${query}`;
  return database
    .select()
    .from(ingotVariants)
    .where(isNamed)
    .orderBy(asc(ingotVariants.name))
    .limit(most);
}

function barHit(context: AppContext, { ingot, countryId }: FoundBar, { language }: SearchQuery) {
  return {
    ...plainHit,
    kind: "ingot",
    id: ingot.id,
    countryId,
    title: context.lexicon.text(ingot.name, language),
    details: [
      { text: context.lexicon.countryName(countryId, language), lang: language },
      { text: `${formatNumber(ingot.fineness, language)}/1000`, lang: language },
      { text: `${formatNumber(ingot.weightG, language)} g`, lang: language },
    ],
    thumbnailSrc: barAddress(context, ingot.id, {
      side: "front",
      light: "white",
      detail: "list",
    }),
  };
}

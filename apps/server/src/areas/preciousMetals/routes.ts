import { type Language, preciousMetals } from "@specimen/api/contract";
import { asc, count, eq } from "drizzle-orm";
import type { Lexicon } from "../../catalogue/lexicon.ts";
import { type Api, implement } from "../../http/implement.ts";
import { coins, ingots, ingotVariants } from "./tables.ts";

/** Mounts the precious-metal calls of specification 7.5. */
export function preciousMetalRoutes(api: Api): void {
  const { database, lexicon } = api.world;

  implement(api, preciousMetals, {
    coinsVariants: {
      byRevision: async ({ language }) => {
        const { id, name, countryId } = coins;
        const rows = await database.select({ id, name, countryId }).from(coins);
        return toChooseFrom(lexicon, rows, language);
      },
    },

    ingotsVariants: {
      byRevision: async ({ language }) => {
        const { id, name, countryId } = ingotVariants;
        const rows = await database
          .select({ id, name, countryId, ingots: count(ingots.id) })
          .from(ingotVariants)
          .innerJoin(ingots, eq(ingots.variantId, id))
          .groupBy(id);
        return toChooseFrom(lexicon, rows, language);
      },
    },

    coinCountries: {
      byRevision: async () => {
        const { id, countryId } = coins;
        return toColumns(
          await database.select({ id, countryId }).from(coins).orderBy(asc(coins.position)),
        );
      },
    },

    ingotVariantCountries: {
      byRevision: async () => {
        const { id, countryId } = ingotVariants;
        return toColumns(
          await database.select({ id, countryId }).from(ingotVariants).orderBy(asc(id)),
        );
      },
    },

    ingotCountries: {
      byRevision: async () => {
        const { id, position } = ingots;
        return toColumns(
          await database
            .select({ id, countryId: ingotVariants.countryId })
            .from(ingots)
            .innerJoin(ingotVariants, eq(ingotVariants.id, ingots.variantId))
            .orderBy(asc(position)),
        );
      },
    },
  });
}

/** Rows with the words and the flag of their country, by name: 1/10 oz stands before 1/2 oz. */
function toChooseFrom<T extends { name: string; countryId: string }>(
  lexicon: Lexicon,
  rows: readonly T[],
  language: Language,
) {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return rows
    .map((row) => {
      const entry = lexicon.entry(row.countryId);
      return {
        ...row,
        countryName: lexicon.countryName(row.countryId, language),
        flagSrc: entry === undefined ? null : lexicon.flagSrc(entry),
      };
    })
    .sort((a, b) => compare(a.name, b.name) || compare(a.countryName, b.countryName));
}

function toColumns(rows: readonly { id: string; countryId: string }[]) {
  return { id: rows.map(({ id }) => id), countryId: rows.map(({ countryId }) => countryId) };
}

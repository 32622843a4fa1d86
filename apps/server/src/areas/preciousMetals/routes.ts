import { preciousMetals } from "@specimen/api/contract";
import { asc, count, eq } from "drizzle-orm";
import { toChoices, toCountryDictionary } from "../../catalogue/choices.ts";
import { implement } from "../../http/implement.ts";
import type { AppApi } from "../defineArea.ts";
import { ingots, ingotVariants } from "./tables.ts";

/** The calls on bars of specification 7.5. */
export function metalRoutes(api: AppApi): void {
  const { database, lexicon } = api.context;
  const { id, name, countryId } = ingotVariants;

  implement(api, preciousMetals, {
    ingotsVariants: {
      byRevision: async ({ language }) => {
        const rows = await database
          .select({ id, name, countryId, ingots: count(ingots.id) })
          .from(ingotVariants)
          .innerJoin(ingots, eq(ingots.variantId, id))
          .groupBy(id);
        return toChoices(lexicon, rows, language);
      },
    },

    ingotVariantCountries: {
      byRevision: async () =>
        toCountryDictionary(
          await database.select({ id, countryId }).from(ingotVariants).orderBy(asc(id)),
        ),
    },

    ingotCountries: {
      byRevision: async () =>
        toCountryDictionary(
          await database
            .select({ id: ingots.id, countryId })
            .from(ingots)
            .innerJoin(ingotVariants, eq(id, ingots.variantId))
            .orderBy(asc(ingots.position)),
        ),
    },
  });
}

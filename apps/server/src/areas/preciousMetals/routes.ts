import { preciousMetals } from "@specimen/api/contract";
import { asc, count, eq } from "drizzle-orm";
import { toChoices, toCountryDictionary } from "../../catalogue/choices.ts";
import { countryOf } from "../../catalogue/countries.ts";
import { prepareCountryInfo } from "../../customers/countryInfo.ts";
import { readRecordInfo } from "../../customers/recordInfo.ts";
import { implement } from "../../http/implement.ts";
import { notFound } from "../../http/problemError.ts";
import type { AppApi } from "../defineArea.ts";
import { prepareIngotSearch } from "./barSearch.ts";
import { ingotOf, ingotSummaryOf, measuredIngot } from "./present.ts";
import { measuredIngots, readIngot, readPrices, readVariant } from "./queries.ts";
import { ingots, ingotVariants } from "./tables.ts";

/** The calls on bars of specification 7.5. */
export function metalRoutes(api: AppApi): void {
  const { context } = api;
  const { database, lexicon } = context;
  const { id, name, countryId } = ingotVariants;
  const readCountryInfo = prepareCountryInfo(database);
  const search = prepareIngotSearch(context);

  const ingot = async (ingotId: string, customerId: string) => {
    const found = await readIngot(database, ingotId, customerId);
    if (found === undefined) throw notFound("There is no such bar");
    return found;
  };
  const variant = async (variantId: string, customerId: string) => {
    const found = await readVariant(database, variantId, customerId);
    if (found === undefined) throw notFound("There is no such refiner");
    return found;
  };

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

    ingots: {
      byRevision: async ({ query, user, language }) => {
        if (!query["ingots.enabled"])
          return { ingots: [], total: 0, unmeasured: 0, notJudged: 0, kinebars: 0 };
        const { rows, ...counts } = await search(query, {
          customerId: user.customer.id,
          language,
        });
        const notJudged = counts.unmeasured;
        return {
          ...counts,
          notJudged,
          ingots: rows.map((row) => ingotSummaryOf(context, row, language)),
        };
      },
    },

    measuredIngots: {
      byRevision: async ({ query, user, language }) => {
        const rows = await measuredIngots(database, query, user.customer.id);
        return { records: rows.map((row) => measuredIngot(context, row, language)) };
      },
    },

    ingot: {
      byRevision: async ({ params, user, language, today }) => {
        const { id: customerId } = user.customer;
        const place = { customerId, area: "ingots" as const, recordId: params.id };
        const [row, info] = await Promise.all([
          ingot(params.id, customerId),
          readRecordInfo(database, place, language),
        ]);
        return ingotOf(context, { ...row, info }, language, today);
      },
    },

    ingotCountryInfo: {
      byRevision: async ({ params, user, language }) => {
        const { id: customerId } = user.customer;
        const found = await ingot(params.id, customerId);
        return {
          country: lexicon.country(countryOf(lexicon, found.countryId), language),
          info: await readCountryInfo(customerId, found.countryId, "metals", language),
        };
      },
    },

    ingotVariantInfo: {
      byRevision: async ({ params, user, language }) => {
        const { variants } = await ingot(params.id, user.customer.id);
        return { variants: variants.map((row) => ingotSummaryOf(context, row, language)) };
      },
    },

    ingotVariant: {
      byRevision: async ({ params, user, language }) => {
        const found = await variant(params.id, user.customer.id);
        return {
          id: found.id,
          name: found.name,
          country: lexicon.country(countryOf(lexicon, found.countryId), language),
          goodDelivery: lexicon.text(found.goodDelivery, language),
          ingots: found.bars.map((row) => ingotSummaryOf(context, row, language)),
        };
      },
    },

    variantCountryInfo: {
      byRevision: async ({ params, user, language }) => {
        const { id: customerId } = user.customer;
        const found = await variant(params.id, customerId);
        return {
          country: lexicon.country(countryOf(lexicon, found.countryId), language),
          info: await readCountryInfo(customerId, found.countryId, "metals", language),
        };
      },
    },

    variantInfo: {
      byRevision: async ({ params, user, language }) => {
        const { id: customerId } = user.customer;
        const found = await variant(params.id, customerId);
        const place = { customerId, area: "ingotVariants" as const, recordId: found.id };
        return {
          info: await readRecordInfo(database, place, language),
          goodDelivery: lexicon.text(found.goodDelivery, language),
        };
      },
    },

    prices: { byRevision: async ({ user }) => readPrices(database, user.customer.id) },

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

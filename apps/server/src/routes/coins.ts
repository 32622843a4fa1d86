import { coins } from "@specimen/api/contract";
import { type Api, implement } from "../implement.ts";
import { notFound } from "../problemError.ts";
import { readCoin, readCoinRules, readCountryCoins } from "../queries/coins.ts";
import { coinOf, coinSummaryOf } from "./coinAnswers.ts";
import { countryOf } from "./countryOf.ts";


/** Mounts the coin calls of specification 7.3 and 7.6. */
export function coinRoutes(api: Api): void {
  const { world } = api;
  const { database, lexicon } = world;

  const one = async (id: string, customerId: string) => {
    const found = await readCoin(database, id, customerId);
    if (found === undefined) throw notFound("There is no such coin");
    return found;
  };

  implement(api, coins, {
    detail: {
      byRevision: async ({ params, user, language, today }) =>
        coinOf(world, await one(params.id, user.customer.id), language, today),
    },

    byCountry: {
      byRevision: async ({ params, query, user, language }) => {
        const entry = countryOf(lexicon, params.id);
        const { page, pageSize, ...filters } = query;
        const { rows, total } = await readCountryCoins(database, {
          ...filters,
          countryId: entry.id,
          customerId: user.customer.id,
          language,
          limit: pageSize,
          offset: (page - 1) * pageSize,
        });
        return {
          country: lexicon.country(entry, language),
          coins: rows.map((row) => coinSummaryOf(world, row, language)),
          total,
        };
      },
    },

    countryTradability: {
      byRevision: async ({ params, user }) =>
        readCoinRules(database, countryOf(lexicon, params.id).id, user.customer.id),
    },

    tradability: {
      byRevision: async ({ params, user }) => {
        const { coin, rule } = await one(params.id, user.customer.id);
        return { coinId: coin.id, tradability: rule };
      },
    },
  });
}

import { coins as calls } from "@specimen/api/contract";
import { asc } from "drizzle-orm";
import { toChoices, toCountryDictionary } from "../../catalogue/choices.ts";
import { countryOf } from "../../catalogue/countries.ts";
import { implement } from "../../http/implement.ts";
import { notFound } from "../../http/problemError.ts";
import type { AppApi } from "../defineArea.ts";
import { coinOf, coinSummaryOf } from "./present.ts";
import { readCoin, readCoinRules, readCountryCoins } from "./queries.ts";
import { coins } from "./tables.ts";

/** The coin calls of specification 7.3, 7.5 and 7.6. */
export function coinRoutes(api: AppApi): void {
  const { context } = api;
  const { database, lexicon } = context;
  const { id, name, countryId, position } = coins;

  const one = async (coinId: string, customerId: string) => {
    const found = await readCoin(database, coinId, customerId);
    if (found === undefined) throw notFound("There is no such coin");
    return found;
  };

  implement(api, calls, {
    detail: {
      byRevision: async ({ params, user, language, today }) =>
        coinOf(context, await one(params.id, user.customer.id), language, today),
    },

    byCountry: {
      byRevision: async ({ params, query, user, language }) => {
        const entry = countryOf(lexicon, params.id);
        const { rows, total } = await readCountryCoins(database, {
          ...query,
          countryId: entry.id,
          customerId: user.customer.id,
          language,
        });
        return {
          country: lexicon.country(entry, language),
          coins: rows.map((row) => coinSummaryOf(context, row, language)),
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

    variants: {
      byRevision: async ({ language }) => {
        const rows = await database.select({ id, name, countryId }).from(coins);
        const named = rows.map((row) => ({ ...row, name: lexicon.text(row.name, language).text }));
        return toChoices(lexicon, named, language);
      },
    },

    coinCountries: {
      byRevision: async () =>
        toCountryDictionary(
          await database.select({ id, countryId }).from(coins).orderBy(asc(position)),
        ),
    },
  });
}

import { type Coin, coins as calls } from "@specimen/api/contract";
import { asc } from "drizzle-orm";
import { toChoices, toCountryDictionary } from "../../catalogue/choices.ts";
import { countryOf } from "../../catalogue/countries.ts";
import { prepareCountryInfo } from "../../customers/countryInfo.ts";
import { readRecordInfo, readRecordInfos } from "../../customers/recordInfo.ts";
import { implement, type Input } from "../../http/implement.ts";
import { notFound } from "../../http/problemError.ts";
import { sortInLanguage } from "../../http/sortInLanguage.ts";
import type { AppApi } from "../defineArea.ts";
import { coinOf, coinSummaryOf, measuredCoin, neighboursOf } from "./present.ts";
import { readCoin, readCoinRules, readCountryCoins } from "./queries.ts";
import { measuredCoins, readFaceCurrencies, readFineness, searchCoins } from "./searchQueries.ts";
import { coins } from "./tables.ts";

type Asked = Pick<Input<typeof calls.detail>, "params" | "user" | "language" | "today">;

/** The coin calls of specification 7.3, 7.5 and 7.6. */
export function coinRoutes(api: AppApi): void {
  const { context } = api;
  const { database, lexicon } = context;
  const { id, name, countryId, position } = coins;
  const readCountryInfo = prepareCountryInfo(database);

  const one = async (coinId: string, customerId: string) => {
    const found = await readCoin(database, coinId, customerId);
    if (found === undefined) throw notFound("There is no such coin");
    return found;
  };

  const infoOf = (recordId: string, customerId: string) => ({
    customerId,
    area: "coins" as const,
    recordId,
  });

  /** The same record by either entrance. */
  const detail = async ({ params, user, language, today }: Asked): Promise<Coin> => {
    const place = infoOf(params.id, user.customer.id);
    const [row, info] = await Promise.all([
      one(params.id, user.customer.id),
      readRecordInfo(database, place, language),
    ]);
    return coinOf(context, { ...row, info }, language, today);
  };

  implement(api, calls, {
    detail: { byRevision: detail },
    metalDetail: { byRevision: detail },

    search: {
      byRevision: async ({ query, user, language }) => {
        if (!query["coins.enabled"]) return { coins: [], total: 0, unmeasured: 0, notJudged: 0 };
        const found = await searchCoins(database, query, {
          customerId: user.customer.id,
          language,
        });
        return {
          ...found,
          notJudged: found.unmeasured,
          coins: found.rows.map((row) => coinSummaryOf(context, row, language)),
        };
      },
    },

    measured: {
      byRevision: async ({ query, user, language }) => {
        const rows = await measuredCoins(database, query, user.customer.id);
        return { records: rows.map((row) => measuredCoin(context, row, language)) };
      },
    },

    countryInfo: {
      byRevision: async ({ params, user, language }) => {
        const { coin } = await one(params.id, user.customer.id);
        const { id: customerId } = user.customer;
        return {
          country: lexicon.country(countryOf(lexicon, coin.countryId), language),
          info: await readCountryInfo(customerId, coin.countryId, "metals", language),
        };
      },
    },

    variantInfo: {
      byRevision: async ({ params, user, language }) => {
        const { neighbours } = await one(params.id, user.customer.id);
        return { variants: neighboursOf(context, neighbours, language) };
      },
    },

    itemInfo: {
      byRevision: async ({ params, user, language }) => {
        const { coin } = await one(params.id, user.customer.id);
        const place = infoOf(coin.id, user.customer.id);
        return { info: await readRecordInfo(database, place, language) };
      },
    },

    itemInfoAllLanguages: {
      byRevision: async ({ params, user }) => {
        const { coin } = await one(params.id, user.customer.id);
        return { infos: await readRecordInfos(database, infoOf(coin.id, user.customer.id)) };
      },
    },

    currencies: {
      byRevision: async ({ language }) => {
        const codes = await readFaceCurrencies(database);
        const units = codes.map((code) => ({
          code,
          name: lexicon.word("coinUnit", code, language) ?? {
            text: lexicon.currency(code, language).name,
            lang: language,
          },
        }));
        return sortInLanguage(units, ({ name: { text } }) => text, language);
      },
    },

    fineness: { byRevision: async () => readFineness(database) },

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

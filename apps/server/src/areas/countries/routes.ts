import { countries } from "@specimen/api/contract";
import type { CountryEntry } from "../../catalogue/lexicon.ts";
import { flagCell } from "../../catalogue/flagCell.ts";
import { type Api, implement } from "../../http/implement.ts";
import { prepareTradability } from "../banknotes/queries/byCountry.ts";
import { prepareCountryInfo } from "../../customers/countryInfo.ts";
import { inReadersOrder } from "../../http/readersOrder.ts";
import { countryOf } from "../../catalogue/countryOf.ts";

/** Mounts the country calls of specification 7.3. */
export function countryRoutes(api: Api): void {
  const { database, lexicon } = api.world;
  const readTradability = prepareTradability(database);
  const readInfo = prepareCountryInfo(database);

  implement(api, countries, {
    list: {
      byRevision: async ({ query, language }) =>
        inReadersOrder(
          lexicon.countries
            .filter((entry) => passes(entry, query))
            .map((entry) => lexicon.country(entry, language)),
          ({ name }) => name,
          language,
        ),
    },

    dictionary: {
      byRevision: async ({ language }) => {
        const all = lexicon.countries.map((entry) => lexicon.country(entry, language));
        return {
          id: all.map(({ id }) => id),
          name: all.map(({ name }) => name),
          code2: all.map(({ code2 }) => code2),
          currencyISO: all.map(({ currencyISO }) => currencyISO),
          oldCurrencyISO: all.map(({ oldCurrencyISO }) => oldCurrencyISO),
          parentId: all.map(({ parentId }) => parentId),
          flagSprite: lexicon.flagSprite,
          flagWidth: flagCell.width,
          flagHeight: flagCell.height,
        };
      },
    },

    read: {
      byRevision: async ({ params, language }) =>
        lexicon.country(countryOf(lexicon, params.id), language),
    },

    currencyInfo: {
      byRevision: async ({ params, user, language, today }) => {
        const entry = countryOf(lexicon, params.id);
        return {
          countryId: entry.id,
          currencies: entry.tenders.map(({ currencyISO, from, to }) => {
            const { name, symbol } = lexicon.currency(currencyISO, language);
            const isCurrent = (from === null || from <= today) && (to === null || to >= today);
            return { currencyISO, name, symbol, from, to, isCurrent };
          }),
          info: await readInfo(user.customer.id, entry.id, "currency", language),
        };
      },
    },

    banknotesTradability: {
      byRevision: async ({ params, user }) => {
        const entry = countryOf(lexicon, params.id);
        return readTradability.execute({
          countryId: entry.id,
          currencies: entry.currencies,
          customerId: user.customer.id,
        });
      },
    },
  });
}

interface Filters {
  readonly currencyISO?: string | undefined;
  readonly withMetals?: boolean | undefined;
  readonly countryISO?: string | undefined;
  readonly packageType?: "banknotes" | "identityDocuments" | "coins" | undefined;
}

function passes(entry: CountryEntry, filters: Filters): boolean {
  const { currencyISO, withMetals, countryISO, packageType } = filters;
  const code = countryISO?.toUpperCase();
  const ofPackage = {
    banknotes: entry.hasBanknotes,
    identityDocuments: entry.hasIdentityDocuments,
    coins: entry.hasCoins,
  };
  return (
    (currencyISO === undefined || entry.currencyISO === currencyISO) &&
    (withMetals === undefined || entry.hasCoins === withMetals) &&
    (code === undefined || entry.id === code || entry.mrzCode === code) &&
    (packageType === undefined || ofPackage[packageType])
  );
}

import { countries, PackageType } from "@specimen/api/contract";
import type * as z from "zod/mini";
import { countryOf } from "../../catalogue/countries.ts";
import { flagSprite } from "../../catalogue/flagSprite.ts";
import type { CountryEntry } from "../../catalogue/lexicon.ts";
import { prepareCountryInfo } from "../../customers/countryInfo.ts";
import { implement } from "../../http/implement.ts";
import { sortInLanguage } from "../../http/sortInLanguage.ts";
import type { AppApi } from "../defineArea.ts";

/** The country calls of specification 7.3. */
export function countryRoutes(api: AppApi): void {
  const { database, lexicon } = api.context;
  const readInfo = prepareCountryInfo(database);

  implement(api, countries, {
    list: {
      byRevision: async ({ query, language }) =>
        sortInLanguage(
          lexicon.countries
            .filter((entry) => passes(entry, query))
            .map((entry) => lexicon.country(entry, language)),
          ({ name }) => name,
          language,
        ),
    },

    dictionary: {
      byRevision: async ({ language }) => {
        const all = sortInLanguage(
          lexicon.countries.map((entry) => ({
            ...lexicon.country(entry, language),
            packageTypes: PackageType.options.filter((type) => isIn(entry, type)),
          })),
          ({ name }) => name,
          language,
        );
        return {
          id: all.map(({ id }) => id),
          name: all.map(({ name }) => name),
          code2: all.map(({ code2 }) => code2),
          currencyISO: all.map(({ currencyISO }) => currencyISO),
          oldCurrencyISO: all.map(({ oldCurrencyISO }) => oldCurrencyISO),
          parentId: all.map(({ parentId }) => parentId),
          packageTypes: all.map(({ packageTypes }) => packageTypes),
          flagSprite: lexicon.flagSprite,
          flagWidth: flagSprite.width,
          flagHeight: flagSprite.height,
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
  });
}

type Filter = z.infer<typeof countries.list.query>;

function passes(entry: CountryEntry, filter: Filter): boolean {
  const { currencyISO, withMetals, countryISO, packageType } = filter;
  const code = countryISO?.toUpperCase();
  return (
    (currencyISO === undefined || entry.currencyISO === currencyISO) &&
    (withMetals === undefined || isIn(entry, "coins") === withMetals) &&
    (code === undefined || entry.id === code || entry.alpha3 === code) &&
    (packageType === undefined || isIn(entry, packageType))
  );
}

/** The areas of each category; that of the precious metals, named after coins, has bars too. */
const areasOf: Readonly<Record<PackageType, readonly string[]>> = {
  banknotes: ["banknotes"],
  identityDocuments: ["identityDocuments"],
  coins: ["coins", "preciousMetals"],
};

const isIn = (entry: CountryEntry, type: PackageType): boolean =>
  areasOf[type].some((area) => entry.areas.has(area));

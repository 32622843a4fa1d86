import { defineQuery } from "@specimen/api/react";
import type { Country, CountryDictionary, PackageType } from "@specimen/api/contract";
import { sortBy } from "@specimen/core/format";
import { memoizeByLanguage } from "./memoizeByLanguage.ts";

/** A country of the dictionary, with the areas that have records of it. */
export interface ListedCountry extends Country {
  readonly packageTypes: readonly PackageType[];
}

/** The countries of the dictionary, or why there are none yet. */
export interface Countries {
  /** Sorted as the display language's readers look them up; undefined until loaded. */
  countries: readonly ListedCountry[] | undefined;
  error: unknown;
  /** Reads them again; fulfilled once they have come or failed. */
  retry: () => Promise<unknown>;
}

const dictionaryQuery = defineQuery("/countries/dictionary/", { reread: "never" });

/** All countries, read once for the whole product. */
export function useCountries(): Countries {
  const { data, error, mutate } = dictionaryQuery.useData();
  const countries = data && countriesOf(data);
  return { countries, error, retry: () => mutate() };
}

/** The country of an id; undefined while loading or where there is none. */
export function useCountry(id: string): Country | undefined {
  return useCountries().countries?.find((country) => country.id === id);
}

const made = new WeakMap<CountryDictionary, readonly ListedCountry[]>();

/** The dictionary's columns as rows, made once; the service has sorted them in its language. */
export function countriesOf(dictionary: CountryDictionary): readonly ListedCountry[] {
  const rows = made.get(dictionary) ?? rowsOf(dictionary);
  made.set(dictionary, rows);
  return rows;
}

/** Countries as the language's readers look them up. */
export const sortedCountries = memoizeByLanguage(
  (countries: readonly Country[], language): readonly Country[] =>
    sortBy(countries, ({ name }) => name, language),
);

function rowsOf(dictionary: CountryDictionary): ListedCountry[] {
  const { flagSprite, flagWidth, flagHeight } = dictionary;
  const cells = new Map(dictionary.id.toSorted().map((id, cell) => [id, cell]));
  return dictionary.id.map((id, row) => ({
    id,
    name: dictionary.name[row] ?? id,
    code2: dictionary.code2[row] ?? id,
    currencyISO: dictionary.currencyISO[row] ?? null,
    oldCurrencyISO: dictionary.oldCurrencyISO[row] ?? null,
    parentId: dictionary.parentId[row] ?? null,
    packageTypes: dictionary.packageTypes[row] ?? [],
    flagSrc: `${flagSprite}#xywh=0,${(cells.get(id) ?? 0) * flagHeight},${flagWidth},${flagHeight}`,
  }));
}

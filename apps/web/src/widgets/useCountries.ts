import { useImmutable } from "@specimen/api/react";
import type { Country, CountryDictionary } from "@specimen/api/contract";
import { sortBy } from "@specimen/core/format";
import type { Language } from "@specimen/core/language";
import { useMemo } from "react";
import { useLanguage } from "../services/language.ts";

/** The countries of the dictionary, or why there are none yet. */
export interface Countries {
  /** Sorted as the display language's readers look them up; undefined until loaded. */
  countries: readonly Country[] | undefined;
  error: unknown;
  retry: () => void;
}

/** All countries, read once for the whole product. */
export function useCountries(): Countries {
  const { language } = useLanguage();
  const { data, error, mutate } = useImmutable("/countries/dictionary/");
  const countries = useMemo(() => data && countriesOf(data, language), [data, language]);
  return { countries, error, retry: () => void mutate() };
}

/** The country of an id; undefined while loading or where there is none. */
export function useCountry(id: string): Country | undefined {
  return useCountries().countries?.find((country) => country.id === id);
}

const known = new WeakMap<CountryDictionary, Map<Language, readonly Country[]>>();

/** The dictionary's columns as sorted rows; made once for each dictionary and language. */
export function countriesOf(dictionary: CountryDictionary, language: Language): readonly Country[] {
  const sorted = known.get(dictionary) ?? new Map<Language, readonly Country[]>();
  known.set(dictionary, sorted);
  const ready = sorted.get(language);
  if (ready !== undefined) return ready;
  const rows = sortBy(rowsOf(dictionary), ({ name }) => name, language);
  sorted.set(language, rows);
  return rows;
}

function rowsOf(dictionary: CountryDictionary): Country[] {
  const { flagSprite, flagWidth, flagHeight } = dictionary;
  return dictionary.id.map((id, row) => ({
    id,
    name: dictionary.name[row] ?? id,
    code2: dictionary.code2[row] ?? id,
    currencyISO: dictionary.currencyISO[row] ?? null,
    oldCurrencyISO: dictionary.oldCurrencyISO[row] ?? null,
    parentId: dictionary.parentId[row] ?? null,
    flagSrc: `${flagSprite}#xywh=0,${row * flagHeight},${flagWidth},${flagHeight}`,
  }));
}

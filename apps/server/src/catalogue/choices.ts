import type { CountryDictionaryOf, Language } from "@specimen/api/contract";
import type { Lexicon } from "./lexicon.ts";

/** Rows with the name and flag of their country, sorted by name: 1/10 oz stands before 1/2 oz. */
export function toChoices<T extends { readonly name: string; readonly countryId: string }>(
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

/** The country of each row, as columns. */
export const toCountryDictionary = (
  rows: readonly { readonly id: string; readonly countryId: string }[],
): CountryDictionaryOf => ({
  id: rows.map(({ id }) => id),
  countryId: rows.map(({ countryId }) => countryId),
});

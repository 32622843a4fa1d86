import type { Facts } from "../../catalogue/readFacts.ts";
import { codeLanguage } from "../../search/tables.ts";
import type { NameRow } from "../../search/searchSource.ts";

/** Names and codes of countries and currencies, which every area answers to. */
export function countryNames({ countries, currencies, states }: Facts): NameRow[] {
  const alpha3 = new Map(states.map(({ country, iso3 }) => [country, iso3]));
  return [
    ...countries.flatMap((country) => {
      const codes = [country.id, country.alpha3, alpha3.get(country.id)];
      return [
        ...namesOf("country", country.id, country.names),
        ...codesOf("country", country.id, codes),
      ];
    }),
    ...currencies.flatMap(({ currencyISO, names }) => [
      ...Object.entries(names).flatMap(([language, { name, forms }]) =>
        [...new Set([name, ...Object.values(forms)])].map((each) => ({
          kind: "currency",
          key: currencyISO,
          language,
          name: each,
        })),
      ),
      ...codesOf("currency", currencyISO, [
        currencyISO,
        ...Object.values(names).map(({ symbol }) => symbol),
      ]),
    ]),
  ];
}

/** The names of one thing by language. */
export const namesOf = (
  kind: string,
  key: string,
  names: Readonly<Record<string, string | null | undefined>>,
): NameRow[] =>
  Object.entries(names).flatMap(([language, name]) =>
    name ? [{ kind, key, language, name }] : [],
  );

function codesOf(
  kind: string,
  key: string,
  codes: readonly (string | null | undefined)[],
): NameRow[] {
  const known = codes.filter((code) => code !== null && code !== undefined);
  return [...new Set(known)].map((name) => ({ kind, key, language: codeLanguage, name }));
}

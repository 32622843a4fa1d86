import { defineImporter } from "../../catalogue/importer.ts";
import type { SharedFacts } from "../../catalogue/sharedFacts.ts";
import { codesOf, type NameRow, namesOf, spellingsOf } from "../../search/names.ts";
import { searchNames } from "../../search/tables.ts";

/** Imports the names of countries and currencies, which the search of several areas uses. */
export const countryImporter = defineImporter({
  files: {},
  rows: (_, shared) => [[searchNames, [...countryNames(shared), ...currencyNames(shared)]]],
});

const countryNames = ({ countries, nationalities }: SharedFacts): NameRow[] =>
  countries.flatMap(({ id, alpha3, names }) => [
    ...namesOf("country", id, names),
    ...codesOf("country", id, [
      id,
      alpha3,
      nationalities.find((nationality) => nationality.id === id)?.abbreviation,
    ]),
  ]);

const currencyNames = ({ currencies }: SharedFacts): NameRow[] =>
  currencies.flatMap(({ currencyISO, names }) => [
    ...Object.entries(names).flatMap(([language, { name, forms }]) =>
      [...new Set([name, ...Object.values(forms)])]
        .flatMap((each) => spellingsOf(language, each))
        .map((each) => ({
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
  ]);

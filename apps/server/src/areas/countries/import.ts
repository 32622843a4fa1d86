import { defineImporter } from "../../catalogue/importer.ts";
import type { SharedFacts } from "../../catalogue/sharedFacts.ts";
import { codesOf, type NameRow, namesOf } from "../../search/names.ts";
import { searchNames } from "../../search/tables.ts";

/** Writes the names of countries and currencies, which the sources of several areas answer to. */
export const countryImporter = defineImporter({
  files: {},
  rows: (_, shared) => [[searchNames, [...countryNames(shared), ...currencyNames(shared)]]],
});

const countryNames = ({ countries }: SharedFacts): NameRow[] =>
  countries.flatMap(({ id, alpha3, names }) => [
    ...namesOf("country", id, names),
    ...codesOf("country", id, [id, alpha3]),
  ]);

const currencyNames = ({ currencies }: SharedFacts): NameRow[] =>
  currencies.flatMap(({ currencyISO, names }) => [
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
  ]);

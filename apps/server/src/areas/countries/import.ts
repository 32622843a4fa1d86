import { languages } from "@specimen/api/contract";
import { defineImporter } from "../../catalogue/importer.ts";
import type { SharedFacts } from "../../catalogue/sharedFacts.ts";
import { codesOf, type NameRow, spellingsOf } from "../../search/names.ts";
import { searchNames } from "../../search/tables.ts";

/** Imports the names of countries and currencies, which the search of several areas uses. */
export const countryImporter = defineImporter({
  files: {},
  rows: (_, shared) => [[searchNames, [...countryNames(shared), ...currencyNames(shared)]]],
});

/** By name, as a country is also called, and by nationality: `Turkey`, `british notes`. */
const countryNames = ({ typedNamesOf, countries, nationalities }: SharedFacts): NameRow[] =>
  countries.flatMap(({ id, alpha3, names }) => {
    const nationality = nationalities.find((each) => each.id === id);
    const written = languages.flatMap((language) => {
      const all = [names[language], ...typedNamesOf(id, language)];
      const spelled = all.flatMap((each) => spellingsOf(language, each));
      return [...new Set(spelled)].map((name) => ({ kind: "country", key: id, language, name }));
    });
    return [...written, ...codesOf("country", id, [id, alpha3, nationality?.abbreviation])];
  });

/** What money is called on paper and at the counter, beside its code and its sign in each language. */
const abbreviations: Readonly<Record<string, readonly string[]>> = {
  AUD: ["A$", "AU$"],
  BGN: ["лв"],
  CAD: ["C$", "CA$", "CAN$"],
  CHF: ["SFr", "Fr"],
  CNY: ["RMB", "CN¥", "元"],
  DEM: ["D Mark", "Deutschmark"],
  DKK: ["DKr"],
  GBP: ["quid"],
  HKD: ["HK$"],
  JPY: ["JP¥", "円"],
  MXN: ["MX$"],
  NOK: ["NKr"],
  NZD: ["NZ$"],
  RUB: ["руб"],
  SEK: ["SKr"],
  SGD: ["S$", "SG$"],
  UAH: ["грн"],
  USD: ["US$", "bucks"],
};

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
      ...(abbreviations[currencyISO] ?? []),
    ]),
  ]);

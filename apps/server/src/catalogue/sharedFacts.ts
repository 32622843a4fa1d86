import { type Language, languages } from "@specimen/api/contract";
import { customaryNames } from "@specimen/core/customaryNames";
import { sortInLanguage } from "../http/sortInLanguage.ts";
import {
  CountryFact,
  CurrencyFact,
  FeatureFact,
  GlossaryFact,
  NationalityFact,
} from "./factSchemas.ts";
import { demand, type FactsOf, type ReadFile, readFacts } from "./readFacts.ts";
import { readRecordWords, type RecordWords, recordWordRows } from "./recordWords.ts";
import {
  countries,
  countryCurrencies,
  countryNames,
  currencyNames,
  glossary,
  words,
} from "./tables.ts";
import type { TableRows } from "./tableRows.ts";
import { wordRows } from "./wordRows.ts";

const at = (file: string) => new URL(`facts/${file}`, import.meta.url);

const files = {
  countries: { file: at("countries.json"), member: "countries", row: CountryFact, isUnique: true },
  nationalities: {
    file: at("nationalities.json"),
    member: "nationalities",
    row: NationalityFact,
    isUnique: true,
  },
  currencies: {
    file: at("currencies.json"),
    member: "currencies",
    row: CurrencyFact,
    isUnique: true,
  },
  glossary: { file: at("glossary.json"), member: "terms", row: GlossaryFact, isUnique: true },
  features: {
    file: at("feature_checks.json"),
    member: "features",
    row: FeatureFact,
    isUnique: true,
  },
} as const;

/** The facts that several areas use: countries, currencies, terms and security features. */
export interface SharedFacts extends FactsOf<typeof files> {
  /** Ids of the countries, codes of the currencies and keys of the features, for checks. */
  readonly known: Readonly<Record<"countries" | "currencies" | "features", ReadonlySet<string>>>;
  /** Translations of the English texts of records. */
  readonly recordWords: RecordWords;
  /** What a country is called beside its name, and its adjectives: `Great Britain`, `british`. */
  readonly typedNamesOf: (country: string | null, language: Language) => readonly string[];
}

/** Reads the shared facts; throws a FactError at the first row that does not fit. */
export function readSharedFacts(readFile?: ReadFile): SharedFacts {
  const facts = readFacts(files, readFile);
  const known = {
    countries: new Set(facts.countries.map(({ id }) => id)),
    currencies: new Set(facts.currencies.map(({ currencyISO }) => currencyISO)),
    features: new Set(facts.features.map(({ key }) => key)),
  };
  for (const { id, parentId } of facts.countries) {
    if (parentId !== null) demand(known.countries, parentId, `countries.json: ${id}: parentId`);
  }
  for (const { id } of facts.nationalities) {
    demand(known.countries, id, `nationalities.json: ${id}`);
  }
  const nationalities = new Map(facts.nationalities.map((each) => [each.id, each]));
  return {
    ...facts,
    known,
    recordWords: readRecordWords(readFile),
    typedNamesOf: (country, language) =>
      country === null
        ? []
        : [
            ...(nationalities.get(country)?.adjectives[language] ?? []),
            ...customaryNames(country, language),
          ],
  };
}

/** Their rows, in an order that satisfies foreign keys. */
export function sharedRows(facts: SharedFacts): TableRows[] {
  return [
    [
      countries,
      facts.countries.map(({ id, alpha3, currencyISO, oldCurrencyISO, parentId }, position) => ({
        id,
        alpha3,
        currencyISO,
        oldCurrencyISO,
        parentId,
        position,
      })),
    ],
    [countryNames, countryNameRows(facts)],
    [
      countryCurrencies,
      facts.countries.flatMap(({ id, currencies }) =>
        currencies.map((period, position) => ({ countryId: id, position, ...period })),
      ),
    ],
    [
      currencyNames,
      facts.currencies.flatMap(({ currencyISO, names }) =>
        Object.entries(names).map(([language, name]) => ({ currencyISO, language, ...name })),
      ),
    ],
    [words, termRows(facts)],
    [words, recordWordRows(facts.recordWords)],
    [
      glossary,
      facts.glossary.map(({ key, areas, definitionEn, confidence }) => ({
        key,
        areas,
        definition: definitionEn,
        confidence,
      })),
    ],
  ];
}

/** Names with their position in the sort order of their language. */
function countryNameRows({ countries: facts }: SharedFacts) {
  return languages.flatMap((language) =>
    sortInLanguage(facts, ({ names }) => names[language], language).map(
      ({ id, names }, position) => ({ countryId: id, language, name: names[language], position }),
    ),
  );
}

/** Terms, completed by the names of features, and how features are checked. */
function termRows(facts: SharedFacts) {
  const names = new Map(facts.features.map(({ key, names: own }) => [key, own]));
  return [
    ...facts.glossary.flatMap(({ key, terms }) =>
      wordRows("term", key, (language) => terms[language] ?? names.get(key)?.[language]),
    ),
    ...facts.features.flatMap(({ key, howTo }) =>
      wordRows("howTo", key, (language) => howTo[language]),
    ),
  ];
}

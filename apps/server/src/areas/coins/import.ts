import { type Language, languages } from "@specimen/api/contract";
import { defineImporter } from "../../catalogue/importer.ts";
import { demand } from "../../catalogue/readFacts.ts";
import type { SharedFacts } from "../../catalogue/sharedFacts.ts";
import { words } from "../../catalogue/tables.ts";
import { wordRows } from "../../catalogue/wordRows.ts";
import type { NameRow } from "../../search/names.ts";
import { searchNames } from "../../search/tables.ts";
import { coinFamily } from "./coinFamily.ts";
import { coinFiles, type CoinFacts } from "./facts.ts";
import { coins } from "./tables.ts";

export const coinImporter = defineImporter({
  files: coinFiles,
  check({ coins: facts }, { known }) {
    for (const { id, country } of facts) {
      demand(known.countries, country, `coins.json: ${id}: country`);
    }
  },
  rows: (facts, shared) => [
    [coins, coinRows(facts, shared)],
    [
      words,
      facts.coinUnits.flatMap(({ key, words: own }) =>
        wordRows("coinUnit", key, (language) => own[language]),
      ),
    ],
    [searchNames, coinNames(facts, shared)],
  ],
});

function coinRows({ coins: facts }: CoinFacts, { recordWords }: SharedFacts) {
  const places = recordWords.positions(facts.map(({ name }) => name));
  return facts.map(({ country, ...fact }, position) => ({
    ...fact,
    countryId: country,
    namePositions: places.get(fact.name) ?? [],
    family: coinFamily(fact.name),
    position,
  }));
}

const coinNames = (facts: CoinFacts, shared: SharedFacts): NameRow[] =>
  facts.coins.flatMap((coin) =>
    languages.map((language) => ({
      kind: "coin",
      key: coin.id,
      language,
      name: nameOf(coin, language, facts, shared),
    })),
  );

/** The words a coin is found by in a language; 1/2 is indexed as 1 and 2. */
function nameOf(
  { name, metal, country, faceCurrency }: CoinFacts["coins"][number],
  language: Language,
  facts: CoinFacts,
  { countries, currencies, recordWords }: SharedFacts,
): string {
  const currency = currencies.find(({ currencyISO }) => currencyISO === faceCurrency);
  return [
    ...new Set([name, recordWords.in(name, language)].map((own) => own.replaceAll("/", " "))),
    facts.metalCoins.find(({ key }) => key === metal)?.words[language],
    countries.find(({ id }) => id === country)?.names[language],
    currency?.currencyISO,
    currency?.names[language].name,
    facts.coinUnits.find(({ key }) => key === faceCurrency)?.words[language],
  ]
    .filter((part) => part !== undefined)
    .join(" ");
}

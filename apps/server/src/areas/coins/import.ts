import { type Language, languages } from "@specimen/api/contract";
import { defineImporter } from "../../catalogue/importer.ts";
import { fillOf, fineDensity } from "../../catalogue/metalDensity.ts";
import { demand, FactError } from "../../catalogue/readFacts.ts";
import type { SharedFacts } from "../../catalogue/sharedFacts.ts";
import { words } from "../../catalogue/tables.ts";
import { wordRows } from "../../catalogue/wordRows.ts";
import type { NameRow } from "../../search/names.ts";
import { searchNames } from "../../search/tables.ts";
import { coinFamily } from "./coinFamily.ts";
import { coinFiles, type CoinFacts } from "./facts.ts";
import { coinDetails, coins } from "./tables.ts";

export const coinImporter = defineImporter({
  files: coinFiles,
  check(facts, { known }) {
    const ids = new Set<string>();
    const rows = [
      ...facts.coins.map((fact) => [fact, "coins.json"] as const),
      ...facts.moreCoins.map((fact) => [fact, "coins_more.json"] as const),
    ];
    for (const [{ id, country }, file] of rows) {
      demand(known.countries, country, `${file}: ${id}: country`);
      if (ids.size === ids.add(id).size) throw new FactError(`${file}: ${id}: stands there twice`);
    }
    for (const id of Object.keys(facts.details)) demand(ids, id, `coins_details.json: ${id}`);
  },
  rows: (facts, shared) => [
    [coins, coinsOf(facts).map((fact, position) => coinRow(fact, facts, position))],
    [coinDetails, Object.entries(facts.details).map(([coinId, details]) => ({ coinId, details }))],
    [
      words,
      facts.coinUnits.flatMap(({ key, words: own }) =>
        wordRows("coinUnit", key, (language) => own[language]),
      ),
    ],
    [searchNames, coinNames(facts, shared)],
  ],
});

type CoinFact = CoinFacts["coins"][number];

const coinsOf = (facts: CoinFacts): CoinFact[] => [...facts.coins, ...facts.moreCoins];

function coinRow(
  { country, sources: _, ...fact }: CoinFact,
  { details }: CoinFacts,
  position: number,
): typeof coins.$inferInsert {
  const detail = details[fact.id];
  const { diameterMm, thicknessMm, grossWeightG } = fact;
  const densityGcm3 = detail?.specificGravityGcm3 ?? fineDensity(fact.metal, fact.fineness);
  const cylinder =
    diameterMm === null || thicknessMm === null
      ? null
      : (Math.PI / 4) * diameterMm ** 2 * thicknessMm;
  return {
    ...fact,
    countryId: country,
    family: coinFamily(fact.name),
    position,
    densityGcm3,
    fillFactor: detail?.geometry.fillFactor ?? fillOf(grossWeightG, densityGcm3, cylinder),
    weightToleranceG: detail?.massToleranceG?.plusMinus ?? null,
  };
}

const coinNames = (facts: CoinFacts, shared: SharedFacts): NameRow[] =>
  coinsOf(facts).flatMap((coin) =>
    languages.map((language) => ({
      kind: "coin",
      key: coin.id,
      language,
      name: nameOf(coin, language, facts, shared),
    })),
  );

/** The words a coin is found by in a language; 1/2 is indexed as 1 and 2. */
function nameOf(
  { name, metal, country, faceCurrency, fineness }: CoinFact,
  language: Language,
  facts: CoinFacts,
  { countries, currencies }: SharedFacts,
): string {
  const currency = currencies.find(({ currencyISO }) => currencyISO === faceCurrency);
  return [
    name.replaceAll("/", " "),
    facts.metalCoins.find(({ key }) => key === metal)?.words[language],
    countries.find(({ id }) => id === country)?.names[language],
    currency?.currencyISO,
    currency?.names[language].name,
    facts.coinUnits.find(({ key }) => key === faceCurrency)?.words[language],
    String(fineness),
  ]
    .filter((part) => part !== undefined)
    .join(" ");
}

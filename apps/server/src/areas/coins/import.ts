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
import { type CoinDetailFact, coinFiles, type CoinFacts } from "./facts.ts";
import { coinDetails, coins } from "./tables.ts";

export const coinImporter = defineImporter({
  files: coinFiles,
  check(facts, { known }) {
    const ids = new Set<string>();
    const rows = [
      ...facts.coins.map((fact) => [fact, "coins.json"] as const),
      ...facts.moreCoins.map((fact) => [fact, "coins_more.json"] as const),
    ];
    for (const [coin, file] of rows) {
      const { id, country } = coin;
      demand(known.countries, country, `${file}: ${id}: country`);
      if (ids.size === ids.add(id).size) throw new FactError(`${file}: ${id}: stands there twice`);
      const fill = fillIn(coin, densityOf(coin, facts.details[id]));
      if (fill !== null && fill < leastFill)
        throw new FactError(
          `${file}: ${id}: thicknessMm: leaves more than half of the coin empty; a published maximum belongs in the note`,
        );
    }
    for (const id of Object.keys(facts.details)) demand(ids, id, `coins_details.json: ${id}`);
  },
  rows: (facts, shared) => [
    [coins, coinRows(facts, shared)],
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

/** The share of metal below which no struck coin is: its diameter or thickness is no measure. */
const leastFill = 0.5;

type CoinFact = CoinFacts["coins"][number];

const coinsOf = (facts: CoinFacts): CoinFact[] => [...facts.coins, ...facts.moreCoins];

function coinRows(facts: CoinFacts, { recordWords }: SharedFacts) {
  const rows = coinsOf(facts);
  const places = recordWords.positions(rows.map(({ name }) => name));
  return rows.map((fact, position) => ({
    ...coinRow(fact, facts, position),
    namePositions: places.get(fact.name) ?? [],
  }));
}

function coinRow(
  { country, sources: _, ...fact }: CoinFact,
  { details }: CoinFacts,
  position: number,
): typeof coins.$inferInsert {
  const detail = details[fact.id];
  const densityGcm3 = densityOf(fact, detail);
  return {
    ...fact,
    countryId: country,
    namePositions: [],
    family: coinFamily(fact.name),
    position,
    densityGcm3,
    fillFactor: detail?.geometry.fillFactor ?? fillIn(fact, densityGcm3),
    weightToleranceG: detail?.massToleranceG?.plusMinus ?? null,
  };
}

type Measured = Omit<CoinFact, "country">;

const densityOf = (fact: Measured, detail: CoinDetailFact | undefined): number | null =>
  detail?.specificGravityGcm3 ?? fineDensity(fact.metal, fact.fineness);

/** The share of metal in the cylinder of the recorded size. */
function fillIn({ diameterMm, thicknessMm, grossWeightG }: Measured, densityGcm3: number | null) {
  const isKnown = diameterMm !== null && thicknessMm !== null;
  const cylinder = isKnown ? (Math.PI / 4) * diameterMm ** 2 * thicknessMm : null;
  return fillOf(grossWeightG, densityGcm3, cylinder);
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

/** The words a coin is found by in a language, each once; 1/2 is indexed as 1 and 2. */
function nameOf(
  { name, metal, country, faceCurrency, fineness }: CoinFact,
  language: Language,
  facts: CoinFacts,
  { typedNamesOf, countries, currencies, recordWords }: SharedFacts,
): string {
  const currency = currencies.find(({ currencyISO }) => currencyISO === faceCurrency);
  const money = currency?.names[language];
  const written = [
    ...[name, recordWords.in(name, language)].map((own) => own.replaceAll("/", " ")),
    facts.metalCoins.find(({ key }) => key === metal)?.words[language],
    countries.find(({ id }) => id === country)?.names[language],
    ...typedNamesOf(country, language),
    currency?.currencyISO,
    money?.name,
    ...Object.values(money?.forms ?? {}),
    facts.coinUnits.find(({ key }) => key === faceCurrency)?.words[language],
    String(fineness),
  ];
  const parts = written.flatMap((text) => text?.split(/\s+/) ?? []);
  return [...new Set(parts)].join(" ");
}

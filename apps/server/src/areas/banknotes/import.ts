import { termNames } from "../../catalogue/glossarySearch.ts";
import { defineImporter } from "../../catalogue/importer.ts";
import { demand } from "../../catalogue/readFacts.ts";
import { words } from "../../catalogue/tables.ts";
import { wordRows } from "../../catalogue/wordRows.ts";
import { searchNames } from "../../search/tables.ts";
import { demandChecks } from "./checks.ts";
import { colourWords } from "./colourWords.ts";
import { banknoteFiles, type BanknoteFacts } from "./facts.ts";
import { banknoteRows } from "./rows.ts";
import { banknotes } from "./tables.ts";

export const banknoteImporter = defineImporter({
  files: banknoteFiles,
  searched: [banknotes.searchVector],
  check(facts, { known }) {
    for (const { id, country, currency, legalTenderIn = [], securityFeatures } of facts.banknotes) {
      const where = `banknotes.json: ${id}`;
      demand(known.countries, country, `${where}: country`);
      demand(known.currencies, currency, `${where}: currency`);
      for (const each of legalTenderIn) demand(known.countries, each, `${where}: legalTenderIn`);
      for (const key of securityFeatures) {
        demand(known.features, key, `${where}: securityFeatures`);
      }
    }
    demandChecks(facts);
    const issuers = new Set(facts.banknotes.map(({ issuer }) => issuer));
    for (const issuer of facts.issuerPlaces.flatMap((place) => place.issuers))
      demand(issuers, issuer, "issuer_places.json: issuers");
  },
  rows: (facts, shared) => [
    [banknotes, banknoteRows(facts, shared)],
    [words, banknoteWords(facts)],
    [searchNames, termNames(shared, "banknotes")],
  ],
});

/** Words for the main colours that occur and for the substrates. */
export function banknoteWords(facts: BanknoteFacts) {
  const colours = new Set(facts.banknotes.flatMap(({ mainColour }) => mainColour ?? []));
  return [
    ...[...colours].flatMap((colour) =>
      wordRows("colour", colour, (language) => colourWords(colour, language, facts)),
    ),
    ...facts.substrates.flatMap(({ key, words: own }) =>
      wordRows("substrate", key, (language) => own[language]),
    ),
  ];
}

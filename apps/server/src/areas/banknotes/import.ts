import { termNames } from "../../catalogue/glossarySearch.ts";
import { defineImporter } from "../../catalogue/importer.ts";
import { demand } from "../../catalogue/readFacts.ts";
import { words } from "../../catalogue/tables.ts";
import { wordRows } from "../../catalogue/wordRows.ts";
import { searchNames } from "../../search/tables.ts";
import { colourWords } from "./colourWords.ts";
import { banknoteFiles, type BanknoteFacts } from "./facts.ts";
import { banknoteRows } from "./rows.ts";
import { banknotes } from "./tables.ts";

export const banknoteImporter = defineImporter({
  files: banknoteFiles,
  searched: [banknotes.searchVector],
  check({ banknotes: facts }, { known }) {
    for (const { id, country, currency, securityFeatures } of facts) {
      const where = `banknotes.json: ${id}`;
      demand(known.countries, country, `${where}: country`);
      demand(known.currencies, currency, `${where}: currency`);
      for (const key of securityFeatures) {
        demand(known.features, key, `${where}: securityFeatures`);
      }
    }
  },
  rows: (facts, shared) => [
    [banknotes, banknoteRows(facts, shared)],
    [words, banknoteWords(facts)],
    [searchNames, termNames(shared, "banknotes")],
  ],
});

/** The colours that occur, and the substrates. */
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

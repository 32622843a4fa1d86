import { type Language, languages } from "@specimen/api/contract";
import type { words } from "./wordTables.ts";
import { colourWords } from "../areas/banknotes/colourWords.ts";
import type { Facts } from "./readFacts.ts";

type Row = typeof words.$inferInsert;

/** Rows of the table `words`: what the catalogue says in eight languages. */
export function wordRows(facts: Facts): Row[] {
  const names = new Map(facts.features.map(({ key, names: own }) => [key, own]));
  const colours = new Set(facts.banknotes.flatMap(({ mainColour }) => mainColour ?? []));
  return [
    ...facts.glossary.flatMap(({ key, terms }) =>
      rowsOf("term", key, (language) => terms[language] ?? names.get(key)?.[language]),
    ),
    ...facts.features.flatMap(({ key, howTo }) =>
      rowsOf("howTo", key, (language) => howTo[language]),
    ),
    ...[...colours].flatMap((colour) =>
      rowsOf("colour", colour, (language) => colourWords(colour, language, facts)),
    ),
    ...facts.substrates.flatMap(({ key, words: own }) =>
      rowsOf("substrate", key, (language) => own[language]),
    ),
    ...facts.coinUnits.flatMap(({ key, words: own }) =>
      rowsOf("coinUnit", key, (language) => own[language]),
    ),
    ...facts.documentTypes.flatMap(({ key, words: own }) =>
      rowsOf("documentType", key, (language) => own[language]),
    ),
  ];
}

/** Words stand alone on the screen, so they begin with a capital letter. */
function rowsOf(
  area: string,
  key: string,
  wordIn: (language: Language) => string | null | undefined,
): Row[] {
  return languages.flatMap((language) => {
    const word = wordIn(language);
    if (!word) return [];
    const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
    return [
      { area, key, language, text: first.toLocaleUpperCase(language) + word.slice(first.length) },
    ];
  });
}

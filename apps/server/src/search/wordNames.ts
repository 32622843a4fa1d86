import type { Language } from "@specimen/api/contract";
import { type FindNames, type FoundName, mostNames, type Phrase } from "./findNames.ts";
import { queryOf } from "./questionWords.ts";
import { meaningful } from "./smallWords.ts";

/** The words of a question, and where their names are looked for. */
export interface AskedWords {
  readonly phrases: readonly Phrase[];
  readonly kinds: readonly string[];
  readonly language: Language;
}

/** Names that were found, and words of which there is none. */
export interface NamesOfWords {
  readonly names: readonly FoundName[];
  readonly unnamed: readonly string[];
  /** The names that were found for each part of the question that was looked for by itself. */
  readonly parts: readonly (readonly FoundName[])[];
}

/** Score deductions of a name that has all words but one, and of one that has one of several. */
const withoutOne = 31;
const ofOne = 62;
/** The same of a word that is in so many names that it tells little, such as `passport`. */
const ofCommon = 110;
/** Words that are names or none; what has a digit or two letters may be anything. */
const isName = /^[\p{L}\p{M}]{3,}$/u;
const isNumber = /^\d+$/;

/** Words as they were typed. */
export const asTyped = (words: readonly string[]): Phrase[] =>
  words.map((phrase) => ({ phrase, query: queryOf([phrase]) }));

/** Several words as one; signs are not indexed. */
export const joined = (phrases: readonly Phrase[]): Phrase => ({
  phrase: phrases.map(({ phrase }) => phrase).join(" "),
  query: phrases.flatMap(({ query }) => (query === "" ? [] : [query])).join(" & "),
});

/**
 * Finds the names with all words of a question; without any, those with the words that are in some
 * name, else with all of these but one, and with each by itself.
 */
export function prepareWordNames(find: FindNames) {
  return async ({ phrases: typed, kinds, language }: AskedWords): Promise<NamesOfWords> => {
    // A number, such as a year, is in a name only by chance.
    const worded = typed.filter(({ phrase }) => !isNumber.test(phrase));
    const phrases = worded.length === 0 ? typed : worded;
    if (phrases.length === 0) return { names: [], unnamed: [], parts: [] };
    const ask = (asked: readonly Phrase[]) => find(kinds, asked, language);
    const [whole = []] = await ask([joined(phrases)]);
    if (whole.length > 0 || phrases.length === 1)
      return { names: whole, unnamed: [], parts: [whole] };
    const words = phrases.map(({ phrase }) => phrase);
    const told = new Set(meaningful(words, language));
    const asked = phrases.filter(({ phrase }) => told.has(phrase));
    const each = await ask(asked);
    const named = asked.filter((_, at) => each[at]?.length !== 0);
    const unnamed = asked.flatMap(({ phrase }, at) =>
      isName.test(phrase) && each[at]?.length === 0 ? [phrase] : [],
    );
    const isAllNamed = named.length === asked.length;
    if (named.length < phrases.length && (named.length > 1 || isAllNamed)) {
      const [together = []] = await ask([joined(named)]);
      // The others may be in the names of an area of its own, such as those of coins.
      const names = lowered([together], isAllNamed ? 0 : ofOne);
      if (names.length > 0) return { names, unnamed, parts: [together, ...each] };
    }
    const most = named.length < 3 ? [] : named.map((_, at) => joined(named.toSpliced(at, 1)));
    const isCommon = (found: readonly FoundName[]) => found.length >= mostNames;
    const names = [
      ...lowered(await ask(most), withoutOne),
      ...each.flatMap((found) => lowered([found], isCommon(found) ? ofCommon : ofOne)),
    ];
    return { names, unnamed, parts: each };
  };
}

const lowered = (names: readonly FoundName[][], by: number) =>
  names.flat().map((name) => ({ ...name, fit: name.fit - by }));

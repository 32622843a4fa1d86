import type { SearchQuery } from "../../search/searchQuery.ts";
import type { LikelyNote, LikelyNotes } from "./queries/likely.ts";

/** The notes of a question by what they were found by; one note may be in several. */
export interface NotesOfQuery {
  readonly ofMoney: readonly LikelyNote[];
  /** Those of the money that were first issued in the year. */
  readonly ofYear: readonly LikelyNote[];
  /** With the words in motifs, series or issuer, and anywhere in the record. */
  readonly ofOwn: readonly LikelyNote[];
  readonly ofAll: readonly LikelyNote[];
  /** By a value or a size alone. */
  readonly ofMeasure: readonly LikelyNote[];
  /** The value that was typed; a number may be a year instead. */
  readonly amount: number | undefined;
  readonly year: number | undefined;
}

/** Codes of currencies whose notes are ranked together: of many, only the best are found. */
type Currencies = readonly string[];

/** The money that is named, and numbers that were typed. */
interface AskedNotes {
  readonly currencies: readonly Currencies[];
  readonly amount: number | undefined;
  readonly year: number | undefined;
}

/** Scores of notes first issued in a year that was typed, of those issued in it, and of all others. */
const inFirstYear = 12;
const inLaterYear = 8;
const inNoYear = -60;
/** The first year that may be meant. */
const firstYear = 1800;

/** Prepares the search for the notes of a question: by its money, its words and its measures. */
export function prepareNotesOfQuery(
  likely: (asked: LikelyNotes) => Promise<readonly LikelyNote[]>,
): (searched: SearchQuery, currencies: readonly Currencies[]) => Promise<NotesOfQuery> {
  async function findBy(
    { size, today, words, query }: SearchQuery,
    { currencies, amount, year }: AskedNotes,
  ): Promise<NotesOfQuery> {
    const measures = { today, amount, width: size?.width, height: size?.height ?? undefined };
    const hasMeasure = amount !== undefined || size !== null;
    const isLong = words.some((word) => word.length > 2);
    const find = async (by: Partial<LikelyNotes> | false) =>
      by === false ? [] : likely({ ...measures, ...by });
    const ofEach = async (by: Partial<LikelyNotes>) => {
      const named = currencies.filter(({ length }) => length > 0);
      return (await Promise.all(named.map((own) => find({ ...by, currencies: own })))).flat();
    };
    const [ofMoney, ofYear, ofOwn, ofAll, ofMeasure] = await Promise.all([
      ofEach({}),
      year === undefined ? [] : ofEach({ year }),
      // Names of countries and money are known by now; among several words they may stand too.
      find(isLong && { ownQuery: query }),
      find(isLong && words.length + (amount === undefined ? 0 : 1) > 1 && { query }),
      find(words.length === 0 && hasMeasure && {}),
    ]);
    return { ofMoney, ofYear, ofOwn, ofAll, ofMeasure, amount, year };
  }

  return async (searched, currencies) => {
    const amount = searched.amount ?? undefined;
    const isYear = (number: number) =>
      Number.isInteger(number) && number >= firstYear && number <= yearOf(searched.today);
    const numbers = searched.words.filter((word) => /^\d+$/.test(word)).map(Number);
    const found = await findBy(searched, { currencies, amount, year: numbers.find(isYear) });
    const { ofMoney, ofOwn, ofAll, ofMeasure } = found;
    const isFound = [ofMoney, ofOwn, ofAll, ofMeasure].some(({ length }) => length > 0);
    if (isFound || amount === undefined || !isYear(amount)) return found;
    // No note has this value: `dollar note 1996`, `1996 100 usd`.
    return findBy(searched, { currencies, amount: numbers[0], year: amount });
  };
}

/** The score of a note by the year that was typed; none where its years are not recorded. */
export function yearScore(note: LikelyNote, year: number | undefined): number {
  if (year === undefined || note.firstIssued === null) return 0;
  const first = yearOf(note.firstIssued);
  if (isNewIn(note, year)) return inFirstYear;
  const wasIssued =
    first < year && (note.issuanceStopped === null || yearOf(note.issuanceStopped) >= year);
  return wasIssued ? inLaterYear : inNoYear;
}

/** Whether a note was first issued in a year that was typed. */
export const isNewIn = ({ firstIssued }: LikelyNote, year: number | undefined): boolean =>
  firstIssued !== null && yearOf(firstIssued) === year;

const yearOf = (date: string): number => Number(date.slice(0, 4));

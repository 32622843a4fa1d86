import type { SearchQuery } from "../../search/searchQuery.ts";

/** The year that stands on a coin, and what was typed beside it. */
export interface StruckYear extends Pick<SearchQuery, "words" | "amount"> {
  readonly year: number;
}

/** Coins bear years of four digits. */
const written = /^\d{4}$/;
const first = 1000;

/**
 * The year in a typed line such as `krugerrand 1974` or `20 francs 1905`: it was taken for an amount
 * or is one of several words. Undefined where there is none until today, or nothing beside it.
 */
export function struckYearIn({
  words,
  amount,
  today,
}: Pick<SearchQuery, "words" | "amount" | "today">): StruckYear | undefined {
  const last = Number(today.slice(0, 4));
  const isYear = (text: string) =>
    written.test(text) && Number(text) >= first && Number(text) <= last;
  const word = words.find(isYear);
  if (word !== undefined) {
    const others = words.filter((each) => each !== word);
    return others.length === 0 ? undefined : { year: Number(word), words: others, amount };
  }
  if (amount === null || words.length === 0 || !isYear(String(amount))) return undefined;
  return { year: amount, words, amount: null };
}

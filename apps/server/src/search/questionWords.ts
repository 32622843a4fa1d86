/** The most words of a question that are looked for: each is a search of its own for the database. */
const most = 8;

/** The first words of a question, as many as are looked for. */
export const firstWords = (words: readonly string[]): string[] => words.slice(0, most);

/** The words that a text is searched by: letters and digits, the first eight. */
export const wordsOf = (text: string): string[] => firstWords(text.match(/[\p{L}\p{N}]+/gu) ?? []);

/** Input of to_tsquery: words as prefixes, numbers whole; signs of money are codes and not indexed. */
export function queryOf(words: readonly string[]): string {
  return words
    .filter((word) => !/\p{Sc}$/u.test(word))
    .map((word) => (/^\d+$/.test(word) ? word : `${word}:*`))
    .join(" & ");
}

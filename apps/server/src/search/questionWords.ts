/** The most words of a question that are looked for: each costs the database a search of its own. */
const most = 8;

/** The words that a text is searched by: letters and digits, each once, the first eight. */
export const wordsOf = (text: string): string[] =>
  firstWords(text.match(/[\p{L}\p{N}]+/gu) ?? []);

/** The first eight of words, each once. */
export const firstWords = (words: readonly string[]): string[] =>
  [...new Set(words)].slice(0, most);

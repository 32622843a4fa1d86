import type { Language } from "@specimen/api/contract";

/** Locales with a collation by specification 9: German umlauts sort as ae, oe and ue. */
const collation: Partial<Record<Language, string>> = { de: "de-u-co-phonebk" };

/** A sorted copy by the collation of a language. */
export function sortInLanguage<T>(
  rows: readonly T[],
  wordOf: (row: T) => string,
  language: Language,
): T[] {
  const { compare } = new Intl.Collator(collation[language] ?? language, { numeric: true });
  return rows.toSorted((a, b) => compare(wordOf(a), wordOf(b)));
}

import type { Language } from "@specimen/api/contract";

/** Tags whose collation is the one of specification 9: German umlauts count as ae, oe and ue. */
const collation: Partial<Record<Language, string>> = { de: "de-u-co-phonebk" };

/** A copy in the order in which a language's readers look words up. */
export function inReadersOrder<T>(
  rows: readonly T[],
  wordOf: (row: T) => string,
  language: Language,
): T[] {
  const { compare } = new Intl.Collator(collation[language] ?? language, { numeric: true });
  return rows.toSorted((a, b) => compare(wordOf(a), wordOf(b)));
}

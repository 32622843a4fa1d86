import type { Language } from "../language/languages.ts";

const spelledOut: Record<string, string> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  Ä: "Ae",
  Ö: "Oe",
  Ü: "Ue",
};

/** A German word as its sort key: umlauts as ae, oe and ue, ß as ss (DIN 5007-2, specification 9). */
export function spellOutUmlauts(text: string): string {
  return text.normalize("NFC").replace(/[äöüßÄÖÜ]/g, (letter) => spelledOut[letter] ?? letter);
}

type Compare = (left: string, right: string) => number;

const known = new Map<Language, Compare>();

/** Compares two words by the collation of a language; digits compare as numbers. */
export function collator(language: Language): Compare {
  const ready = known.get(language);
  if (ready !== undefined) return ready;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const made: Compare =
    language === "de"
      ? (left, right) => compare(spellOutUmlauts(left), spellOutUmlauts(right))
      : compare;
  known.set(language, made);
  return made;
}

/** A sorted copy of `items` by their label. */
export function sortBy<Item>(
  items: readonly Item[],
  label: (item: Item) => string,
  language: Language,
): Item[] {
  const compare = collator(language);
  return items.toSorted((left, right) => compare(label(left), label(right)));
}

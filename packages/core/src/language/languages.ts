/** The languages the product speaks, by ISO 639-1 code (specification 3). */
export const languages = ["de", "en", "es", "fr", "it", "lt", "no", "pl"] as const;

/** One of the eight languages. */
export type Language = (typeof languages)[number];

/** The language of a visitor of whom nothing is known. */
export const fallbackLanguage: Language = "en";

/** Whether `value` is one of the eight; anything else falls back (specification 5). */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

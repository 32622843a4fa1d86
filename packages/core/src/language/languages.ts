/** The supported languages, by ISO 639-1 code (specification 3). */
export const languages = ["de", "en", "es", "fr", "it", "lt", "no", "pl"] as const;

/** One of the eight languages. */
export type Language = (typeof languages)[number];

/** The fallback language (specification 3). */
export const fallbackLanguage: Language = "en";

/** Whether `value` is a supported language; for any other the fallback applies (specification 5). */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

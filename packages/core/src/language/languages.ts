import type { Store } from "../ports/index.ts";

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

/** Bokmål and Nynorsk are both Norwegian. */
const codeOf = (tag: string): string =>
  (tag.toLowerCase().split("-")[0] ?? "").replace(/^n[bn]$/, "no");

/** The first supported language among BCP 47 tags, the preferred first; the fallback when none is. */
export const preferredLanguage = (tags: readonly string[]): Language =>
  tags.map(codeOf).find(isLanguage) ?? fallbackLanguage;

/** The storage key of the chosen language (specification 4). */
export const languageKey = "content-language";

/** The stored choice; null where there is none, or one that is not supported. */
export function storedLanguage(store: Pick<Store, "read">): Language | null {
  const stored = store.read(languageKey);
  return isLanguage(stored) ? stored : null;
}

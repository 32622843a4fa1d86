import type { Language } from "@specimen/api/contract";
import { languageOfTag } from "../../http/acceptLanguage.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import type { IdentityWords } from "./identityWords.ts";
import { it } from "./it.ts";
import { lt } from "./lt.ts";
import { no } from "./no.ts";
import { pl } from "./pl.ts";

/** The pages' words in each display language. */
export const identityWords: Record<Language, IdentityWords> = { de, en, es, fr, it, lt, no, pl };

/** Each language in its own words. */
export const languageNames: Record<Language, string> = {
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  lt: "Lietuvių",
  no: "Norsk",
  pl: "Polski",
};

/**
 * The first supported language among BCP 47 tags, best first: the person's own choice, then
 * `ui_locales` (OpenID Connect Core 3.1.2.1), then Accept-Language; English when none fits.
 */
export function chooseLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = languageOfTag(tag);
    if (language !== undefined) return language;
  }
  return "en";
}

/** Time to wait, as "in 5 minutes" or "in 40 seconds". */
export function waitInWords(words: IdentityWords, seconds: number): string {
  const format = new Intl.RelativeTimeFormat(words.tag, { numeric: "always" });
  return seconds > 90
    ? format.format(Math.ceil(seconds / 60), "minute")
    : format.format(seconds, "second");
}

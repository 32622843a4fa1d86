import type { Language } from "@specimen/core/language";

/** Each language under its own name, for the switcher; the preload bundles say the same. */
export const languageNames: Readonly<Record<Language, string>> = {
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  lt: "Lietuvių",
  no: "Norsk",
  pl: "Polski",
};

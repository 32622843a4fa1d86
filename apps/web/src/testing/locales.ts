import type { Language } from "@specimen/core/language";
import { bundleNames, createReader, filesOf, type Locale, type Words } from "../i18n/words.ts";

const bundles = import.meta.glob<Words>("../i18n/locales/*/*.json", {
  eager: true,
  import: "default",
});

/** The four bundles of a language, as they are written. */
export const readLocale = (language: Language): Locale =>
  Object.fromEntries(
    bundleNames.map((bundle) => [bundle, bundles[`../i18n/locales/${language}/${bundle}.json`]]),
  ) as Locale;

/** Reads the words without a server, from the files that the build would serve. */
export const readWords = createReader((name) => {
  const language = name.slice(0, 2) as Language;
  const words = filesOf(language, readLocale(language)).get(name);
  return words === undefined
    ? Promise.reject(new Error(`There is no file ${name}`))
    : Promise.resolve(words);
});

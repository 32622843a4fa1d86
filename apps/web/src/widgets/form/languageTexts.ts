import { languages, type Language, type Texts } from "@specimen/api/contract";

/** A text for each language, empty where none is written. */
export type LanguageTexts = Record<Language, string>;

/** Texts as a form has them: every language has a field. */
export const toLanguageTexts = (texts: Texts): LanguageTexts =>
  Object.fromEntries(languages.map((each) => [each, texts[each] ?? ""])) as LanguageTexts;

/** Texts as they are sent: without those that are not written. */
export const fromLanguageTexts = (texts: LanguageTexts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ""));

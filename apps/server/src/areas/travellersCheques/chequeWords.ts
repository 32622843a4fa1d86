import type { Language, LocalizedText } from "@specimen/api/contract";
import * as z from "zod";
import type { FactsOf, FactValue } from "../../catalogue/readFacts.ts";
import type { Lexicon } from "../../catalogue/lexicon.ts";
import type { words } from "../../catalogue/tables.ts";

/** The kinds of the table `words` for texts of records, by the English text, and for units. */
export const chequeText = "chequeText";
export const chequeUnit = "chequeUnit";

const Translations = z.record(z.string().min(1), z.string().min(1));

const translated = ["de", "es", "fr", "it", "lt", "no", "pl"] as const satisfies Language[];

/** One file per language: English text of a record to its translation. */
export const chequeWordFiles = Object.fromEntries(
  translated.map((language) => [
    language,
    {
      file: new URL(`facts/cheque_words_${language}.json`, import.meta.url),
      member: "words",
      value: Translations,
    },
  ]),
) as Readonly<Record<(typeof translated)[number], FactValue<typeof Translations>>>;

/** Rows of the table `words`; a text without a translation has none and stays English. */
export const chequeWordRows = (
  facts: FactsOf<typeof chequeWordFiles>,
): (typeof words.$inferInsert)[] =>
  translated.flatMap((language) =>
    Object.entries(facts[language]).map(([key, text]) => ({
      area: chequeText,
      key,
      language,
      text,
    })),
  );

/** An issuer in the reader's language; a proper name stays as it is. */
export const issuerOf = (lexicon: Lexicon, issuer: string, language: Language): string =>
  lexicon.word(chequeText, issuer, language)?.text ?? issuer;

/** A text of a record in the reader's language, else in English; null where there is none. */
export function textOf(lexicon: Lexicon, english: string, language: Language): LocalizedText;
export function textOf(
  lexicon: Lexicon,
  english: string | null,
  language: Language,
): LocalizedText | null;
export function textOf(lexicon: Lexicon, english: string | null, language: Language) {
  if (english === null) return null;
  return lexicon.word(chequeText, english, language) ?? lexicon.text(english, "en");
}

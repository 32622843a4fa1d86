import type { GlossaryEntry, Language, LocalizedText } from "@specimen/api/contract";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { notFound } from "../http/problemError.ts";
import { sortInLanguage } from "../http/sortInLanguage.ts";
import type { Lexicon } from "./lexicon.ts";
import { glossary } from "./tables.ts";

type Row = typeof glossary.$inferSelect;

/** The name of a term or security feature; its key where it has none. */
export const termOf = (
  lexicon: Pick<Lexicon, "word">,
  key: string,
  language: Language,
): LocalizedText => lexicon.word("term", key, language) ?? { text: key, lang: "en" };

/** A term with its definition, each in the reader's language, else in English. */
export const glossaryEntryOf = (
  lexicon: Pick<Lexicon, "word" | "text">,
  { key, definition, confidence }: Row,
  language: Language,
): GlossaryEntry => ({
  id: key,
  term: termOf(lexicon, key, language),
  definition: lexicon.text(definition, language),
  confidence,
});

/** Handlers of the calls that list and read the terms of an area. */
export function glossaryHandlers(
  { database, lexicon }: { readonly database: Database; readonly lexicon: Lexicon },
  area: string,
) {
  const isOfArea = sql`${area} = any(${glossary.areas})`;
  return {
    glossary: {
      byRevision: async ({ language }: { readonly language: Language }) => {
        const rows = await database
          .select()
          .from(glossary)
          .where(isOfArea)
          .orderBy(asc(glossary.key));
        const entries = rows.map((row) => glossaryEntryOf(lexicon, row, language));
        return sortInLanguage(entries, ({ term }) => term.text, language);
      },
    },
    glossaryEntry: {
      byRevision: async ({
        params,
        language,
      }: {
        readonly params: { readonly id: string };
        readonly language: Language;
      }) => {
        const [row] = await database
          .select()
          .from(glossary)
          .where(and(eq(glossary.key, params.id), isOfArea));
        if (row === undefined) throw notFound("There is no such term");
        return glossaryEntryOf(lexicon, row, language);
      },
    },
  };
}

import type { GlossaryEntry, Language, LocalizedText } from "@specimen/api/contract";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { notFound } from "../http/problemError.ts";
import { inReadersOrder } from "../http/readersOrder.ts";
import type { Lexicon } from "./lexicon.ts";
import { glossary } from "./tables.ts";

type Row = typeof glossary.$inferSelect;

/** The name of a term or security feature; its key where it has none. */
export const termOf = (lexicon: Lexicon, key: string, language: Language): LocalizedText =>
  lexicon.word("term", key, language) ?? { text: key, lang: "en" };

/** Handlers of the calls that list and read the terms of an area. */
export function glossaryHandlers(
  { database, lexicon }: { readonly database: Database; readonly lexicon: Lexicon },
  area: string,
) {
  const isOfArea = sql`${area} = any(${glossary.areas})`;
  const toEntry = (row: Row, language: Language): GlossaryEntry => ({
    id: row.key,
    term: termOf(lexicon, row.key, language),
    definition: { text: row.definition, lang: "en" },
    confidence: row.confidence,
  });
  return {
    glossary: {
      byRevision: async ({ language }: { readonly language: Language }) => {
        const rows = await database
          .select()
          .from(glossary)
          .where(isOfArea)
          .orderBy(asc(glossary.key));
        const entries = rows.map((row) => toEntry(row, language));
        return inReadersOrder(entries, ({ term }) => term.text, language);
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
        return toEntry(row, language);
      },
    },
  };
}

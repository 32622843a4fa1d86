import type { GlossaryEntry, Language, banknotes } from "@specimen/api/contract";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Lexicon } from "./lexicon.ts";
import type { Database } from "../database/database.ts";
import type { Handle } from "../http/implement.ts";
import { notFound } from "../http/problemError.ts";
import { inReadersOrder } from "../http/readersOrder.ts";
import { glossary } from "./wordTables.ts";

type Calls = typeof banknotes;
type Row = typeof glossary.$inferSelect;

/** Handlers for the terms of the banknote area. */
export function glossaryRoutes(
  database: Database,
  lexicon: Lexicon,
): {
  glossary: { byRevision: Handle<Calls["glossary"]> };
  glossaryEntry: { byRevision: Handle<Calls["glossaryEntry"]> };
} {
  const isOfArea = sql`'banknotes' = any(${glossary.areas})`;
  const toEntry = (row: Row, language: Language): GlossaryEntry => ({
    id: row.key,
    term: lexicon.word("term", row.key, language) ?? { text: row.key, lang: "en" },
    definition: { text: row.definition, lang: "en" },
    confidence: row.confidence,
  });
  return {
    glossary: {
      byRevision: async ({ language }) => {
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
      byRevision: async ({ params, language }) => {
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

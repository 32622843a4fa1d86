import { languages } from "@specimen/api/contract";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { type NameRow, namesOf } from "../search/names.ts";
import { type FindHits, plainHit } from "../search/searchQuery.ts";
import { termOf } from "./glossary.ts";
import type { Lexicon } from "./lexicon.ts";
import type { SharedFacts } from "./sharedFacts.ts";
import { glossary } from "./tables.ts";

/** How far a term ranks behind a country or a record of the same name, which is meant more often. */
const behind = 4;

/** The names of an area's terms. */
export function termNames({ glossary: terms, features }: SharedFacts, area: string): NameRow[] {
  const more = new Map(features.map(({ key, names }) => [key, names]));
  return terms
    .filter(({ areas }) => areas.some((each) => each === area))
    .flatMap(({ key, terms: own }) =>
      languages.flatMap((language) =>
        namesOf("glossaryEntry", key, { [language]: own[language] ?? more.get(key)?.[language] }),
      ),
    );
}

/** Prepares the search for terms. */
export function prepareTerms({
  database,
  lexicon,
}: {
  readonly database: Database;
  readonly lexicon: Lexicon;
}): FindHits {
  const definitions = database
    .select({ key: glossary.key, definition: glossary.definition })
    .from(glossary)
    .where(eq(glossary.key, sql`any(${sql.placeholder("keys")}::text[])`))
    .prepare("search_glossary");
  return async ({ names, language }) => {
    const found = new Map(
      names.flatMap(({ kind, key, fit }) => (kind === "glossaryEntry" ? [[key, fit]] : [])),
    );
    if (found.size === 0) return [];
    const rows = await definitions.execute({ keys: [...found.keys()] });
    return rows.map(({ key, definition }) => ({
      score: (found.get(key) ?? 0) - behind,
      hit: {
        ...plainHit,
        kind: "glossaryEntry",
        id: key,
        title: termOf(lexicon, key, language),
        details: [{ text: definition, lang: "en" }],
      },
    }));
  };
}

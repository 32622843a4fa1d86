import { languages } from "@specimen/api/contract";
import { eq, sql } from "drizzle-orm";
import { glossary as table } from "./wordTables.ts";
import { namesOf } from "../areas/countries/names.ts";
import { plainHit, type SearchArea } from "../search/searchSource.ts";

/** Terms of the field: a country or a note of that name is meant more often. */
const behind = 4;

/** The banknotes' glossary. */
export const glossary: SearchArea = {
  permission: "banknotes:read",
  kinds: ["glossaryEntry"],

  names: ({ glossary: facts, features }) => {
    const more = new Map(features.map(({ key, names }) => [key, names]));
    return facts
      .filter(({ areas }) => areas.includes("banknotes"))
      .flatMap(({ key, terms }) =>
        languages.flatMap((language) =>
          namesOf("glossaryEntry", key, {
            [language]: terms[language] ?? more.get(key)?.[language],
          }),
        ),
      );
  },

  prepare: ({ database, lexicon }) => {
    const definitions = database
      .select({ key: table.key, definition: table.definition })
      .from(table)
      .where(eq(table.key, sql`any(${sql.placeholder("keys")}::text[])`))
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
          title: lexicon.word("term", key, language) ?? { text: key, lang: "en" },
          details: [{ text: definition, lang: "en" }],
        },
      }));
    };
  },
};

import { languages } from "@specimen/api/contract";
import { inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { type NameRow, namesOf } from "../search/names.ts";
import { type FindHits, fitsOf, plainHit } from "../search/searchQuery.ts";
import { termOf } from "./glossary.ts";
import type { Lexicon } from "./lexicon.ts";
import { type IndexHost, shareMemoryIndex } from "./memoryIndex.ts";
import type { SharedFacts } from "./sharedFacts.ts";
import { glossary } from "./tables.ts";

/**
 * Score deduction of a term against a country or record of the same name, which is meant more
 * often.
 */
const behind = 4;
/** The same where an amount or a size is given, which is not meant for terms. */
const besideMeasure = 34;

/** The kind of the banknote area's terms; another area names its own, so that its hits open there. */
const ownKind = "glossaryEntry";

/** The names of an area's terms, under the kind of its hits. */
export function termNames(
  { glossary: terms, features }: SharedFacts,
  area: string,
  kind: string = ownKind,
): NameRow[] {
  const more = new Map(features.map(({ key, names }) => [key, names]));
  return terms
    .filter(({ areas }) => areas.some((each) => each === area))
    .flatMap(({ key, terms: own }) =>
      languages.flatMap((language) =>
        namesOf(kind, key, { [language]: own[language] ?? more.get(key)?.[language] }),
      ),
    );
}

/** The English definitions of terms, by their keys. */
const askDefinitions = shareMemoryIndex(readDefinitions);

async function readDefinitions(
  database: Database,
  keys?: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .select({ key: glossary.key, definition: glossary.definition })
    .from(glossary)
    .where(keys && inArray(glossary.key, [...keys]));
  return new Map(rows.map(({ key, definition }) => [key, definition]));
}

/** Prepares the search for terms of one kind. */
export const prepareTermsOf =
  (kind: string) =>
  (context: IndexHost & { readonly lexicon: Lexicon }): FindHits => {
    const { database, lexicon } = context;
    const ask = askDefinitions(context);
    return async ({ names, amount, size, language }) => {
      const lower = amount === null && size === null ? behind : besideMeasure;
      const found = fitsOf(names, kind);
      if (found.size === 0) return [];
      const asked = await ask("");
      const definitions = asked?.index ?? (await readDefinitions(database, [...found.keys()]));
      return [...found].flatMap(([key, fit]) => {
        const definition = definitions.get(key);
        if (definition === undefined) return [];
        return [
          {
            score: fit - lower,
            about: `term ${key}`,
            hit: {
              ...plainHit,
              kind,
              id: key,
              title: termOf(lexicon, key, language),
              details: [lexicon.text(definition, language)],
            },
          },
        ];
      });
    };
  };

/** Prepares the search for the terms of the banknote area. */
export const prepareTerms = prepareTermsOf(ownKind);

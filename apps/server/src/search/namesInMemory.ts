import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Database } from "../database/database.ts";
import { type FindKeys, type FindNames, isClose, prepareKeys, prepareNames } from "./findNames.ts";
import type { NameIndex } from "./nameIndex.ts";
import type { Terms } from "./terms.ts";

/** The index of names with the words of a query; undefined while there is none. */
export type AskNames = (
  query: string,
) => Promise<{ readonly index: NameIndex; readonly terms: Terms } | undefined>;

/** The search in names. */
export interface Names {
  readonly find: FindNames;
  readonly keys: FindKeys;
}

/**
 * Prepares the search in names: from the index in memory as soon as there is one, else by the
 * database, with the same answers.
 */
export function prepareAllNames(database: Database, ask: AskNames): Names {
  const inDatabase = { find: prepareNames(database, "search_names"), keys: prepareKeys(database) };
  const fold = prepareFolding(database);
  return {
    find: async (kinds, phrases, language) => {
      if (kinds.length === 0) return phrases.map(() => []);
      const wanted = new Set(kinds);
      const found = await Promise.all(
        phrases.map(async ({ phrase, query }) => {
          const asked = await ask(query);
          if (asked === undefined) return undefined;
          const { index, terms } = asked;
          const folded = await fold(phrase);
          const names = index.find({ kinds: wanted, folded, terms, language });
          return names.filter((name) => isClose(phrase, name));
        }),
      );
      const known = found.filter((names) => names !== undefined);
      return known.length === phrases.length ? known : inDatabase.find(kinds, phrases, language);
    },
    keys: async (kind, query) => {
      const asked = await ask(query);
      return asked === undefined
        ? inDatabase.keys(kind, query)
        : asked.index.keys(kind, asked.terms);
    },
  };
}

/** Phrases that are kept as the database folds them. */
const keptPhrases = 2_000;

/** Folds phrases as the names are: without case and accents. ASCII has no accents. */
function prepareFolding(database: Database): (phrase: string) => Promise<string> {
  const select = database
    .select({ folded: sql<string>`unaccented(${sql.placeholder("phrase")})` })
    .from(sql`(select 1) as one`)
    .prepare("folded_phrase");
  const known = new LRUCache<string, string>({ max: keptPhrases });
  return async (phrase) => {
    if (/^[\x20-\x7e]*$/.test(phrase)) return phrase.toLowerCase();
    const kept = known.get(phrase);
    if (kept !== undefined) return kept;
    const [row] = await select.execute({ phrase });
    const folded = row?.folded ?? "";
    known.set(phrase, folded);
    return folded;
  };
}

import { eq, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Database } from "../database/database.ts";
import { readTerms, type Terms } from "../search/terms.ts";
import { catalogueStateName } from "./state.ts";
import { catalogueState } from "./tables.ts";

/** Where an index is kept, and whom its failures are told. */
export interface IndexHost {
  readonly database: Database;
  readonly now: () => Date;
  readonly onError: (error: unknown, where: string) => void;
}

/** An index of the catalogue's present revision, and the words of a question as it holds them. */
export interface Indexed<Index> {
  readonly index: Index;
  readonly terms: Terms;
}

/** How long an import by another instance on the same database may stay unnoticed, in ms. */
const maximalAge = 5_000;
/** Questions whose words are kept as the database reads them. */
const keptQueries = 2_000;

/** An index, or undefined while there is none; `query` is input of to_tsquery. */
export type AskIndex<Index> = (query: string) => Promise<Indexed<Index> | undefined>;

/** One index for everything that asks with the same host, such as the lists and the search. */
export function shareMemoryIndex<Index>(
  build: (database: Database) => Promise<Index>,
): (host: IndexHost) => AskIndex<Index> {
  const kept = new WeakMap<IndexHost, AskIndex<Index>>();
  return (host) => {
    const ask = kept.get(host) ?? prepareMemoryIndex(host, () => build(host.database));
    kept.set(host, ask);
    return ask;
  };
}

/**
 * Keeps an index of the catalogue in memory. It is built beside at the first question of a revision
 * and used from when it is ready; until then, and for words that it cannot answer, the result is
 * undefined and the question is one for the database.
 */
export function prepareMemoryIndex<Index>(
  { database, now, onError }: IndexHost,
  build: () => Promise<Index>,
): AskIndex<Index> {
  const revisions = prepareRevision(database, now);
  const readWords = wordsOf(database);
  let kept: { readonly revision: string; readonly index: Index } | undefined;
  let isBuilding = false;

  async function rebuild(revision: string): Promise<void> {
    isBuilding = true;
    try {
      const index = await build();
      // Rows that were read while another revision was imported may be of either.
      if ((await revisions.read()) === revision) kept = { revision, index };
    } catch (error) {
      onError(error, "search index");
    } finally {
      isBuilding = false;
    }
  }

  return async (query) => {
    const revision = await revisions.recent();
    if (revision === undefined) return undefined;
    if (kept?.revision !== revision) {
      if (!isBuilding) void rebuild(revision);
      return undefined;
    }
    const { index } = kept;
    const terms = await readWords(query);
    return terms === undefined ? undefined : { index, terms };
  };
}

/** The revision of the imported catalogue: as it is, and as it was a few seconds ago at most. */
function prepareRevision(database: Database, now: () => Date) {
  const select = database
    .select({ revision: catalogueState.revision })
    .from(catalogueState)
    .where(eq(catalogueState.id, catalogueStateName))
    .prepare("catalogue_revision");
  let last: { readonly revision: string | undefined; readonly readAt: number } | undefined;

  async function read(): Promise<string | undefined> {
    const [state] = await select.execute();
    last = { revision: state?.revision, readAt: now().getTime() };
    return state?.revision;
  }

  return {
    read,
    recent: () =>
      last !== undefined && Math.abs(now().getTime() - last.readAt) < maximalAge
        ? last.revision
        : read(),
  };
}

type ReadWords = (query: string) => Promise<Terms | undefined>;

const readers = new WeakMap<Database, ReadWords>();

/** The words of questions to a database, whichever index they are put to. */
function wordsOf(database: Database): ReadWords {
  const read = readers.get(database) ?? prepareWords(database);
  readers.set(database, read);
  return read;
}

/** Reads words as the database does, so that they are those of its own text vectors. */
function prepareWords(database: Database): ReadWords {
  const select = database
    .select({
      words: sql<string>`to_tsquery('simple', unaccented(${sql.placeholder("query")}))::text`,
    })
    .from(sql`(select 1) as one`)
    .prepare("words_of_a_question");
  const known = new LRUCache<string, { readonly terms: Terms | undefined }>({ max: keptQueries });

  return async (query) => {
    if (query === "") return [];
    const read = known.get(query);
    if (read !== undefined) return read.terms;
    const [row] = await select.execute({ query });
    const terms = readTerms(row?.words ?? "");
    known.set(query, { terms });
    return terms;
  };
}

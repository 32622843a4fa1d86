import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { readTerms, type Terms } from "../search/terms.ts";
import { catalogueStateName } from "./state.ts";
import { catalogueState } from "./tables.ts";

/** An index of the catalogue's present revision, and the words of a question as it holds them. */
export interface Indexed<Index> {
  readonly index: Index;
  readonly terms: Terms;
}

/**
 * Keeps an index of the catalogue in memory. It is built beside at the first question of a revision
 * and used from when it is ready; until then, and for words that it cannot answer, the result is
 * undefined and the question is one for the database. `query` is input of to_tsquery.
 */
export function prepareMemoryIndex<Index>(
  database: Database,
  build: () => Promise<Index>,
  onError: (error: unknown) => void,
): (query: string) => Promise<Indexed<Index> | undefined> {
  const revision = sql<string | null>`(${database
    .select({ revision: catalogueState.revision })
    .from(catalogueState)
    .where(sql`${catalogueState.id} = ${catalogueStateName}`)})`;
  // The database reads the words, so they are those of its own text vectors.
  const read = database
    .select({
      revision: revision.as("revision"),
      query: sql<string>`to_tsquery('simple', unaccented(${sql.placeholder("query")}))::text`.as(
        "query",
      ),
    })
    .from(sql`(select 1) as one`)
    .prepare("catalogue_question");
  let kept: { readonly revision: string; readonly index: Index } | undefined;
  let building: string | undefined;

  async function rebuild(wanted: string): Promise<void> {
    const index = await build();
    const [now] = await read.execute({ query: "" });
    // Rows that were read while another revision was imported may be of either.
    if (now?.revision === wanted) kept = { revision: wanted, index };
  }

  return async (query) => {
    const [asked] = await read.execute({ query });
    if (asked === undefined || asked.revision === null) return undefined;
    if (kept?.revision !== asked.revision) {
      if (building === undefined) {
        building = asked.revision;
        void rebuild(building)
          .catch(onError)
          .finally(() => {
            building = undefined;
          });
      }
      return undefined;
    }
    const terms = readTerms(asked.query);
    return terms === undefined ? undefined : { index: kept.index, terms };
  };
}

import type { Language } from "@specimen/api/contract";
import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { statementName } from "../database/statementName.ts";
import { codeLanguage, searchNames } from "./tables.ts";

/** A match of the typed text and its score: 100 for a code, less for parts of a name. */
export interface FoundName {
  readonly kind: string;
  readonly key: string;
  readonly fit: number;
}

/** The most matches per phrase. */
export const mostNames = 60;
/** One or two letters match codes and beginnings of names in the reader's language only. */
const shortest = 3;
const beginning = 80;

/** What is typed, and the same as input of to_tsquery. */
export interface Phrase {
  readonly phrase: string;
  readonly query: string;
}

/** Finds the names of some kinds for several phrases: a list for each. */
export type FindNames = (
  kinds: readonly string[],
  phrases: readonly Phrase[],
  language: Language,
) => Promise<FoundName[][]>;

/** The keys of a kind of which one name has all the words of a query. */
export type FindKeys = (kind: string, query: string) => Promise<readonly string[]>;

/**
 * Prepares the search in names for several phrases at once: whole names first, then beginnings, the
 * reader's language first. There is a statement for each set of kinds.
 */
export function prepareNames(database: Database, name: string): FindNames {
  const { kind, key, language, folded, searchVector } = searchNames;
  const phrase = sql`asked.phrase`;
  const isOwn = sql`${language} = ${sql.placeholder("language")}`;
  const fit = sql<number>`max(case
    when ${language} = ${codeLanguage} then 100
    when ${folded} = ${phrase} then case when ${isOwn} then 96 else 92 end
    when starts_with(${folded}, ${phrase}) then case when ${isOwn} then 84 else 74 end
    else case when ${isOwn} then 64 else 54 end
    end - length(${folded}) / 20.0)::float8`;
  const prepare = (kinds: readonly string[]) => {
    const found = database
      .select({ kind, key, fit: fit.as("fit") })
      .from(searchNames)
      .where(
        and(
          inArray(kind, [...kinds]),
          or(
            eq(folded, phrase),
            and(sql`${language} <> ${codeLanguage}`, sql`${searchVector} @@ asked.query`),
          ),
        ),
      )
      .groupBy(kind, key)
      // In the order of the code points, which is also that of the index in memory.
      .orderBy(desc(fit), sql`${key} collate "C"`, sql`${kind} collate "C"`)
      .limit(mostNames)
      .as("found");
    return database
      .select({ kind: found.kind, key: found.key, fit: found.fit, place: sql<number>`asked.place` })
      .from(
        // The offset keeps the planner from reading a phrase again for each name.
        sql`(select unaccented(phrase) as phrase, to_tsquery('simple', unaccented(query)) as query, place from unnest(${sql.placeholder("phrases")}::text[], ${sql.placeholder("queries")}::text[]) with ordinality as typed (phrase, query, place) offset 0) as asked`,
      )
      .crossJoinLateral(found)
      .orderBy(
        sql`asked.place`,
        desc(found.fit),
        sql`${found.key} collate "C"`,
        sql`${found.kind} collate "C"`,
      )
      .prepare(statementName(name, kinds.join()));
  };
  const prepared = new Map<string, ReturnType<typeof prepare>>();

  return async (kinds, asked, reader) => {
    if (kinds.length === 0) return asked.map(() => []);
    const set = kinds.join();
    const find = prepared.get(set) ?? prepare(kinds);
    prepared.set(set, find);
    const found = await find.execute({
      phrases: asked.map((each) => each.phrase),
      queries: asked.map((each) => each.query),
      language: reader,
    });
    const byPlace = Map.groupBy(found, ({ place }) => Number(place));
    return asked.map(({ phrase: typed }, at) =>
      (byPlace.get(at + 1) ?? []).flatMap(({ place: _, ...each }) =>
        isClose(typed, each) ? [each] : [],
      ),
    );
  };
}

/** Whether a whole name in the reader's language was typed, and no code. */
export const isOwnName = ({ fit }: FoundName): boolean => fit > 92 && fit < 99;

/** Whether a name is enough of a match for what was typed. */
export const isClose = (phrase: string, { fit }: FoundName): boolean =>
  phrase.length >= shortest || fit > beginning;

/** Prepares the look-up of the things of a kind of which a name has all the words. */
export function prepareKeys(database: Database): FindKeys {
  const { kind, key, searchVector } = searchNames;
  const find = database
    .selectDistinct({ key })
    .from(searchNames)
    .where(
      and(
        eq(kind, sql.placeholder("kind")),
        sql`${searchVector} @@ to_tsquery('simple', unaccented(${sql.placeholder("query")}))`,
      ),
    )
    .prepare("search_keys");
  return async (asked, query) => {
    const found = await find.execute({ kind: asked, query });
    return found.map((row) => row.key);
  };
}

import { exists, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "../database/database.ts";
import { queryOf } from "./questionWords.ts";
import { codeLanguage, searchNames, searchWords } from "./tables.ts";

/** The most corrections per misspelt word. */
const likely = 3;
/** Share of trigrams that a word and its correction have in common at least, that of PostgreSQL. */
const alikeEnough = 0.3;

/** A word as the catalogue spells it. */
export interface SpeltWord {
  readonly word: string;
  readonly isKnown: boolean;
  /** Input of to_tsquery; undefined for an unknown word without a correction. */
  readonly query: string | undefined;
}

/**
 * Corrects misspelt words by those of the catalogue: input for to_tsquery, or undefined when no
 * word is misspelt or one has no correction.
 */
export function prepareSpelling(database: Database) {
  const spell = prepareWordSpelling(database);
  return async (words: readonly string[]): Promise<string | undefined> => {
    const spelt = await spell(words);
    const queries = spelt.flatMap(({ query }) => query ?? []);
    const isCorrected = spelt.some(({ isKnown }) => !isKnown) && queries.length === spelt.length;
    return isCorrected ? queries.join(" & ") : undefined;
  };
}

/**
 * Corrects misspelt words one by one; what has a digit is a code or a number and is left as it is. One
 * query for all words, whose cost grows with the number of distinct words in the catalogue, not of notes.
 */
export function prepareWordSpelling(database: Database) {
  const { word } = searchWords;
  const typed = sql`asked.word`;
  const isKnown = exists(
    database
      .select({ word })
      .from(searchWords)
      .where(sql`starts_with(${word}, ${typed})`),
  );
  const wordsOf = (found: SQLWrapper) => sql`(select array_agg(found.word) from ${found})`;
  // A word with transposed letters shares few trigrams with the right one.
  const swapped = wordsOf(
    database
      .select({ word })
      .from(searchWords)
      .where(
        sql`${word} in (select unaccented(swap) from unnest(string_to_array(asked.swaps, ' ')) as swap)`,
      )
      .limit(likely)
      .as("found"),
  );
  const alike = wordsOf(
    database
      .select({ word })
      .from(searchWords)
      .where(
        sql`${word} % ${typed} and similarity(${word}, ${typed}) >= ${sql.placeholder("least")}::real`,
      )
      .orderBy(sql`similarity(${word}, ${typed}) desc`)
      .limit(likely)
      .as("found"),
  );
  const correct = database
    .select({
      // Null for a word of the catalogue.
      found: sql<
        string[] | null
      >`case when ${isKnown} then null else coalesce(${swapped}, ${alike}, '{}') end`,
    })
    .from(
      // The offset keeps the planner from reading a word again for each one that it is compared with.
      sql`(select unaccented(word) as word, swaps, place from unnest(${sql.placeholder("words")}::text[], ${sql.placeholder("swaps")}::text[]) with ordinality as typed (word, swaps, place) offset 0) as asked`,
    )
    .orderBy(sql`asked.place`)
    .prepare("corrected_words");

  return async (words: readonly string[], least = alikeEnough): Promise<SpeltWord[]> => {
    const asked = words.filter((each) => !/\d/.test(each));
    const swaps = asked.map((each) => swapsOf(each).join(" "));
    const rows = asked.length === 0 ? [] : await correct.execute({ words: asked, swaps, least });
    const corrections = new Map(asked.map((each, at) => [each, rows[at]?.found ?? null]));
    return words.map((each) => {
      const found = corrections.get(each) ?? null;
      if (found === null) return { word: each, isKnown: true, query: queryOf([each]) };
      const query = found.length === 0 ? undefined : `(${found.map(quoted).join(" | ")})`;
      return { word: each, isKnown: false, query };
    });
  };
}

const quoted = (word: string) => `'${word.replaceAll("'", "''")}'`;

/** The word with each two neighbouring letters swapped. */
function swapsOf(word: string): string[] {
  const letters = [...word];
  return letters
    .slice(1)
    .map((letter, index) =>
      [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join(""),
    );
}

/** Collects the words of the names and of text-search columns; numbers are not corrected. */
export async function collectWords(
  transaction: Transaction,
  columns: readonly PgColumn[],
): Promise<void> {
  const wordsIn = (column: PgColumn): SQL =>
    sql`select word from ${column.table}, unnest(tsvector_to_array(${column})) as word where word ~ '[[:alpha:]]{3}'`;
  const names = sql`${wordsIn(searchNames.searchVector)} and ${searchNames.language} <> ${codeLanguage}`;
  const all = sql.join([names, ...columns.map(wordsIn)], sql` union `);
  await transaction.delete(searchWords);
  await transaction.execute(sql`insert into ${searchWords} (word) ${all}`);
}

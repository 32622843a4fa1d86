import { exists, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "../database/database.ts";
import { codeLanguage, searchNames, searchWords } from "./tables.ts";

/** The most corrections per misspelt word. */
const likely = 3;

/**
 * Corrects misspelt words by those of the catalogue: input for to_tsquery, or undefined when no
 * word is misspelt or one has no correction. One query for all words, whose cost grows with the
 * number of distinct words in the catalogue, not of notes.
 */
export function prepareSpelling(database: Database) {
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
      .where(sql`${word} % ${typed}`)
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

  return async (words: readonly string[]): Promise<string | undefined> => {
    const spelt = words.filter((each) => !isNumber(each));
    if (spelt.length === 0) return undefined;
    const swaps = spelt.map((each) => swapsOf(each).join(" "));
    const rows = await correct.execute({ words: spelt, swaps });
    const corrections = new Map(spelt.map((each, at) => [each, rows[at]?.found ?? null]));
    const parts: string[] = [];
    for (const each of words) {
      const found = corrections.get(each) ?? null;
      if (found === null) parts.push(isNumber(each) ? each : `${each}:*`);
      else if (found.length === 0) return undefined;
      else parts.push(`(${found.map(quoted).join(" | ")})`);
    }
    return rows.some(({ found }) => found !== null) ? parts.join(" & ") : undefined;
  };
}

const isNumber = (word: string) => /^\d+$/.test(word);
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

import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "../database/database.ts";
import { codeLanguage, searchNames, searchWords } from "./tables.ts";

/** How many likely words stand in for one that is misspelt. */
const likely = 3;

/**
 * Puts misspelt words right by those of the catalogue: a query for to_tsquery, or nothing when no
 * word is misspelt, or one has no likely word. The cost follows the number of different words, not
 * that of notes.
 */
export function prepareSpelling(database: Database) {
  const typed = sql`unaccented(${sql.placeholder("word")})`;
  const known = database
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(sql`starts_with(${searchWords.word}, ${typed})`)
    .limit(1)
    .prepare("known_word");
  const swapped = database
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(
      sql`${searchWords.word} in (select unaccented(typed) from unnest(${sql.placeholder("swaps")}::text[]) as typed)`,
    )
    .limit(likely)
    .prepare("swapped_words");
  const alike = database
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(sql`${searchWords.word} % ${typed}`)
    .orderBy(sql`similarity(${searchWords.word}, ${typed}) desc`)
    .limit(likely)
    .prepare("alike_words");

  return async (words: readonly string[]): Promise<string | undefined> => {
    const parts: string[] = [];
    let isMisspelt = false;
    for (const word of words) {
      const isNumber = /^\d+$/.test(word);
      if (isNumber || (await known.execute({ word })).length > 0) {
        parts.push(isNumber ? word : `${word}:*`);
        continue;
      }
      // Letters in the wrong order have few trigrams in common with the word.
      const inOrder = await swapped.execute({ swaps: swapsOf(word) });
      const found = inOrder.length > 0 ? inOrder : await alike.execute({ word });
      if (found.length === 0) return undefined;
      const quoted = found.map((each) => `'${each.word.replaceAll("'", "''")}'`);
      parts.push(`(${quoted.join(" | ")})`);
      isMisspelt = true;
    }
    return isMisspelt ? parts.join(" & ") : undefined;
  };
}

/** The word with each two neighbouring letters swapped. */
function swapsOf(word: string): string[] {
  const letters = [...word];
  return letters
    .slice(1)
    .map((letter, index) =>
      [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join(""),
    );
}

/** Collects the words of the names and of text-search columns; numbers are never misspelt. */
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

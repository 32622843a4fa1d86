import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { searchWords } from "../tables/banknotes.ts";

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
      const found = await alike.execute({ word });
      if (found.length === 0) return undefined;
      const quoted = found.map((each) => `'${each.word.replaceAll("'", "''")}'`);
      parts.push(`(${quoted.join(" | ")})`);
      isMisspelt = true;
    }
    return isMisspelt ? parts.join(" & ") : undefined;
  };
}

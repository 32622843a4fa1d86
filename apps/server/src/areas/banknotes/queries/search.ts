import type { IndexHost } from "../../../catalogue/memoryIndex.ts";
import { wordsOf } from "../../../search/questionWords.ts";
import { prepareSpelling } from "../../../search/spelling.ts";
import type { BanknoteQuery } from "./conditions.ts";
import { prepareDatabaseSearch } from "./databaseSearch.ts";
import { prepareMemorySearch } from "./memorySearch.ts";

/**
 * Prepares the search for banknotes: from the index in memory as soon as there is one, else by the
 * database, with the same answers.
 */
export function prepareBanknoteSearch(host: IndexHost) {
  const inMemory = prepareMemorySearch(host);
  const inDatabase = prepareDatabaseSearch(host.database);
  const spell = prepareSpelling(host.database);
  const search = async (query: BanknoteQuery, words: string) =>
    (await inMemory(query, words)) ?? inDatabase(query, words);

  return async (query: BanknoteQuery) => {
    const words = wordsOf(query.text ?? "");
    const found = await search(query, words.map(beginsWith).join(" & "));
    if (found.total > 0 || words.length === 0) return found;
    const spelt = await spell(words);
    return spelt === undefined ? found : search(query, spelt);
  };
}

/** Numbers match exactly (50 is not 500), words by prefix. */
function beginsWith(word: string): string {
  return /^\d+$/.test(word) ? word : `${word}:*`;
}

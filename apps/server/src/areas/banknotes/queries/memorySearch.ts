import { sql } from "drizzle-orm";
import type { IndexHost } from "../../../catalogue/memoryIndex.ts";
import { tradability } from "../../../customers/tables.ts";
import { findRecords } from "../../../search/findRecords.ts";
import { banknotes } from "../tables.ts";
import { isRule, summaryColumns } from "./columns.ts";
import type { BanknoteQuery } from "./conditions.ts";
import { askNotes } from "./noteIndex.ts";
import { needsRules, questionOf } from "./noteQuestion.ts";

/**
 * Prepares the search in the index in memory, which finds and counts; the database reads the notes of
 * the page. Undefined while there is no index of the present catalogue. `words` for to_tsquery.
 */
export function prepareMemorySearch(host: IndexHost) {
  const { database } = host;
  const ask = askNotes(host);
  const readPage = database
    .select(summaryColumns)
    .from(banknotes)
    .leftJoin(tradability, isRule)
    .where(sql`${banknotes.id} = any(${sql.placeholder("ids")}::text[])`)
    .prepare("notes_of_a_page");

  return async (query: BanknoteQuery, words: string) => {
    const asked = await ask(words);
    if (asked === undefined) return undefined;
    const { index, terms } = asked;
    const { customerId, rulesRevision } = query;
    const rules = needsRules(query) ? await index.rulesOf(customerId, rulesRevision) : undefined;
    const { page, total, notJudged } = findRecords(index.notes, {
      ...questionOf(index, query, rules),
      withWords: words === "" ? undefined : index.words.find(terms),
    });
    const ids = page.map(({ id }) => id);
    const read = ids.length === 0 ? [] : await readPage.execute({ ...query, ids });
    const rows = new Map(read.map((row) => [row.id, row]));
    return { rows: ids.flatMap((id) => rows.get(id) ?? []), total, notJudged };
  };
}

import { aliasedTable, and, asc, eq, getTableColumns, ne, sql } from "drizzle-orm";
import type { Database } from "../../../database/database.ts";
import { banknotes } from "../tables.ts";

/** The most similar notes that are returned. */
const most = 12;

/** Prepared read of the notes of the same currency and value as the note `id`, newest first. */
export function prepareLookAlikes(database: Database) {
  const here = aliasedTable(banknotes, "here");
  const { searchVector, keywords, translations, listPosition, sources, checks, ...columns } =
    getTableColumns(banknotes);
  return database
    .select(columns)
    .from(banknotes)
    .innerJoin(
      here,
      and(
        eq(here.id, sql.placeholder("id")),
        eq(banknotes.currencyISO, here.currencyISO),
        eq(banknotes.denomination, here.denomination),
        eq(banknotes.unit, here.unit),
        ne(banknotes.id, here.id),
      ),
    )
    .orderBy(sql`${banknotes.issuedDay} desc nulls last`, asc(banknotes.id))
    .limit(most)
    .prepare("look_alikes");
}

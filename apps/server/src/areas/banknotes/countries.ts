import type { HasRecords, Lexicon } from "../../catalogue/lexicon.ts";
import type { Database } from "../../database/database.ts";
import { banknotes } from "./tables.ts";

/** A country has the notes of its money, now and once, whoever issued them. */
export async function hasBanknotes(database: Database): Promise<HasRecords> {
  const { currencyISO } = banknotes;
  const rows = await database.selectDistinct({ currencyISO }).from(banknotes);
  const issued = new Set(rows.map((row) => row.currencyISO));
  return ({ currencies }) => currencies.some((currency) => issued.has(currency));
}

/** The largest country or area above this one that uses the same money: look-ups count for it. */
export function currencyArea(lexicon: Lexicon, countryId: string): string {
  const entry = lexicon.entry(countryId);
  const parent = entry?.parentId ? lexicon.entry(entry.parentId) : undefined;
  const isShared = parent !== undefined && parent.currencyISO === entry?.currencyISO;
  return isShared ? currencyArea(lexicon, parent.id) : countryId;
}

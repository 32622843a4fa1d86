import type { HasRecords, Lexicon } from "../../catalogue/lexicon.ts";
import type { Database } from "../../database/database.ts";
import { banknotes } from "./tables.ts";

/** A country has the notes of every currency it uses or used, whoever issued them. */
export async function hasBanknotes(database: Database): Promise<HasRecords> {
  const { currencyISO } = banknotes;
  const rows = await database.selectDistinct({ currencyISO }).from(banknotes);
  const issued = new Set(rows.map((row) => row.currencyISO));
  return ({ currencies }) => currencies.some((currency) => issued.has(currency));
}

/** The topmost ancestor of a country with the same currency, for which its look-ups are counted. */
export function currencyArea(lexicon: Lexicon, countryId: string): string {
  const entry = lexicon.entry(countryId);
  const parent = entry?.parentId ? lexicon.entry(entry.parentId) : undefined;
  const isShared = parent !== undefined && parent.currencyISO === entry?.currencyISO;
  return isShared ? currencyArea(lexicon, parent.id) : countryId;
}

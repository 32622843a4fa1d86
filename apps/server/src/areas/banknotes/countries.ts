import type { CountryEntry, HasRecords, Lexicon } from "../../catalogue/lexicon.ts";
import type { Database } from "../../database/database.ts";
import { countries } from "../../catalogue/tables.ts";
import { firstDayOf } from "../../http/calendarDay.ts";
import { isMoneyIn } from "./queries/columns.ts";
import { banknotes } from "./tables.ts";

/** A note's issuer and currency, and when it was first issued. */
export interface DatedMoney {
  readonly countryId: string;
  readonly currencyISO: string;
  readonly firstIssued: string | null;
}

/**
 * Whether a note is money of a country: issued by it, or in a currency it uses. Of a currency it used
 * once only the notes are that were first issued until then: no note of today's Sweden was ever money
 * of Norway.
 */
export const isMoneyOf = (
  { id, tenders }: Pick<CountryEntry, "id" | "tenders">,
  { countryId, currencyISO, firstIssued }: DatedMoney,
): boolean =>
  countryId === id ||
  tenders.some(
    (tender) =>
      tender.currencyISO === currencyISO &&
      (tender.to === null || (firstIssued !== null && firstDayOf(firstIssued) <= tender.to)),
  );

/** The countries that notes are money of, whoever issued them. */
export async function hasBanknotes(database: Database): Promise<HasRecords> {
  const rows = await database
    .selectDistinct({ id: countries.id })
    .from(countries)
    .innerJoin(banknotes, isMoneyIn(countries.id));
  const ids = new Set(rows.map(({ id }) => id));
  return ({ id }) => ids.has(id);
}

/** The topmost ancestor of a country with the same currency, for which its look-ups are counted. */
export function currencyArea(lexicon: Lexicon, countryId: string): string {
  const entry = lexicon.entry(countryId);
  const parent = entry?.parentId ? lexicon.entry(entry.parentId) : undefined;
  const isShared = parent !== undefined && parent.currencyISO === entry?.currencyISO;
  return isShared ? currencyArea(lexicon, parent.id) : countryId;
}

import type { Language } from "@specimen/api/contract";
import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../database/database.ts";
import { notFound } from "../http/problemError.ts";
import type { CountryEntry, HasRecords, Lexicon } from "./lexicon.ts";
import { countries, countryNames } from "./tables.ts";

/** Finds the country of a path parameter; throws the problem not_found. */
export function countryOf(lexicon: Lexicon, id: string): CountryEntry {
  const entry = lexicon.entry(id);
  if (entry === undefined) throw notFound("There is no such country");
  return entry;
}

/** Joins the name of a record's country in a language. */
export const isNameOf = (countryId: SQLWrapper, language: SQLWrapper | string): SQL | undefined =>
  and(eq(countryNames.countryId, countryId), eq(countryNames.language, language));

/**
 * Whether a record is of a country or of one below it, such as a currency area's member or a
 * territory.
 */
export const isOfCountry = (countryId: SQLWrapper, wanted: string): SQL =>
  sql`${countryId} in (select ${countries.id} from ${countries} where ${countries.id} = ${wanted} or ${countries.parentId} = ${wanted})`;

/** The distinct countries of a column. */
export const hasRecordsIn =
  (column: PgColumn) =>
  async (database: Database): Promise<HasRecords> => {
    const rows = await database.selectDistinct({ id: sql<string>`${column}` }).from(column.table);
    const ids = new Set(rows.map(({ id }) => id));
    return ({ id }) => ids.has(id);
  };

/** Names of countries in a language, by id; unknown ones are left out. */
export const countryLabels = (
  lexicon: Lexicon,
  ids: readonly string[],
  language: Language,
): ReadonlyMap<string, string> =>
  new Map(
    ids.flatMap((id) => {
      const entry = lexicon.entry(id);
      return entry === undefined ? [] : [[id, lexicon.country(entry, language).name] as const];
    }),
  );

/** The most countries of a currency without a country code, such as the CFA franc. */
const mostUsers = 3;

/** The country whose ISO 3166 code begins the currency code; else countries that use or used it. */
export function usersOf(currencyISO: string, { countries, entry }: Lexicon): CountryEntry[] {
  const home = entry(currencyISO.slice(0, 2));
  if (home?.currencies.includes(currencyISO) === true) return [home];
  return countries.filter(({ currencies }) => currencies.includes(currencyISO)).slice(0, mostUsers);
}

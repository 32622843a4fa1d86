import { type Language, languages } from "@specimen/api/contract";
import type { Database } from "../database/database.ts";
import { countryNames } from "./tables.ts";

/** The position of a country's name in the sort order of a language; null without a name. */
export type CountryPosition = (countryId: string, language: Language) => number | null;

/** Reads the positions of all countries in all languages, for records in memory. */
export async function readCountryPositions(database: Database): Promise<CountryPosition> {
  const rows = await database
    .select({
      id: countryNames.countryId,
      language: countryNames.language,
      position: countryNames.position,
    })
    .from(countryNames);
  const positions = new Map(
    rows.map(({ id, language, position }) => [`${language} ${id}`, position]),
  );
  return (countryId, language) => positions.get(`${language} ${countryId}`) ?? null;
}

/** The place of a language in the positions by language. */
export const placeOf = (language: Language): number => languages.indexOf(language);

import type { Country } from "@specimen/api/contract";

/** The country of a two-letter code (ISO 3166-1 alpha-2), in any case; undefined for an unknown one. */
export function matchCountryCode(code: string, countries: readonly Country[]): Country | undefined {
  const wanted = code.trim().toUpperCase();
  return countries.find(({ code2 }) => code2 === wanted);
}

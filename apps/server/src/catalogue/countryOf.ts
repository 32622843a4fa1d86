import type { CountryEntry, Lexicon } from "./lexicon.ts";
import { notFound } from "../http/problemError.ts";

/** The country of an address; throws the problem not_found. */
export function countryOf(lexicon: Lexicon, id: string): CountryEntry {
  const entry = lexicon.entry(id);
  if (entry === undefined) throw notFound("There is no such country");
  return entry;
}

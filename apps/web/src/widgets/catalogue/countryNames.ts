import { customaryNames, partNames } from "@specimen/core/customaryNames";
import { regionNames } from "@specimen/core/format";
import { languages } from "@specimen/core/language";

const known = new Map<string, readonly string[]>();

/**
 * What a country is called in any language of the product: its names, and what it is customarily
 * called beside them, and those of its parts. `region` is an ISO 3166-1 alpha-2 code.
 */
export function countryNames(region: string): readonly string[] {
  const ready = known.get(region);
  if (ready !== undefined) return ready;
  const customary = languages.flatMap((language) => [
    ...customaryNames(region, language),
    ...partNames(region, language),
  ]);
  const names = [...new Set([...regionNames(region), ...customary])];
  known.set(region, names);
  return names;
}

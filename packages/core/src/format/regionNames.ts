import { languages } from "../language/languages.ts";

const known = new Map<string, readonly string[]>();

/**
 * The names of a country in every language of the product, as the runtime knows them (Unicode
 * CLDR). `region` is an ISO 3166-1 alpha-2 code; of any other code there are none.
 */
export function regionNames(region: string): readonly string[] {
  const ready = known.get(region);
  if (ready !== undefined) return ready;
  const names = /^[A-Z]{2}$/.test(region)
    ? languages.flatMap((language) => displayNames(language).of(region) ?? [])
    : [];
  known.set(region, names);
  return names;
}

const displayed = new Map<string, Intl.DisplayNames>();

function displayNames(language: string): Intl.DisplayNames {
  const ready = displayed.get(language);
  if (ready !== undefined) return ready;
  const made = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  displayed.set(language, made);
  return made;
}

/** The country of each thing: two columns of the same length. */
interface CountryColumns {
  id: readonly string[];
  countryId: readonly string[];
}

/** The five reference lookups behind a page view (specification 7.10), as the API answers them. */
export interface CountryLookups {
  countries: { id: readonly string[]; name: readonly string[] };
  identityDocuments: CountryColumns;
  coins: CountryColumns;
  ingotVariants: CountryColumns;
  ingots: CountryColumns;
}

/** Things that lie in a country, by the property that names them. */
export type LocatedThing = "identityDocumentId" | "coinId" | "ingotVariantId" | "ingotId";

/** Finds countries. */
export interface Countries {
  /** The id of the country a thing lies in, else null. */
  of(thing: LocatedThing, id: string): string | null;
  /** A country's name, else null. */
  nameOf(countryId: string): string | null;
}

function indexColumns(ids: readonly string[], values: readonly string[]) {
  const index = new Map<string, string>();
  for (const [row, id] of ids.entries()) {
    const value = values[row];
    if (value !== undefined) index.set(id, value);
  }
  return (id: string): string | null => index.get(id) ?? null;
}

const indexCountries = ({ id, countryId }: CountryColumns) => indexColumns(id, countryId);

/** Indexes the five lookups. */
export function indexLookups(lookups: CountryLookups): Countries {
  const finders: Record<LocatedThing, (id: string) => string | null> = {
    identityDocumentId: indexCountries(lookups.identityDocuments),
    coinId: indexCountries(lookups.coins),
    ingotVariantId: indexCountries(lookups.ingotVariants),
    ingotId: indexCountries(lookups.ingots),
  };
  return {
    of: (thing, id) => finders[thing](id),
    nameOf: indexColumns(lookups.countries.id, lookups.countries.name),
  };
}

/** Where the lookups could not be had: no country is known but by the address. */
export const noCountries: Countries = { of: () => null, nameOf: () => null };

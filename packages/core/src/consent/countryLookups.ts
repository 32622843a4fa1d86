/** The country of each record: two columns of equal length. */
interface CountryColumns {
  id: readonly string[];
  countryId: readonly string[];
}

/**
 * The five reference lookups for page views (specification 7.10), as the API answers them; of a kind
 * of record without one no country is found.
 */
export interface CountryLookups {
  countries: { id: readonly string[]; name: readonly string[] };
  identityDocuments?: CountryColumns;
  coins?: CountryColumns;
  ingotVariants?: CountryColumns;
  ingots?: CountryColumns;
}

/** The properties of a page view whose record belongs to a country. */
export type LocatedProperty = "identityDocumentId" | "coinId" | "ingotVariantId" | "ingotId";

/** Finds the countries of records. */
export interface Countries {
  /** The id of a record's country, else null. */
  of(property: LocatedProperty, id: string): string | null;
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

const indexCountries = ({ id, countryId }: CountryColumns = { id: [], countryId: [] }) =>
  indexColumns(id, countryId);

/** Indexes the five lookups. */
export function indexLookups(lookups: CountryLookups): Countries {
  const finders: Record<LocatedProperty, (id: string) => string | null> = {
    identityDocumentId: indexCountries(lookups.identityDocuments),
    coinId: indexCountries(lookups.coins),
    ingotVariantId: indexCountries(lookups.ingotVariants),
    ingotId: indexCountries(lookups.ingots),
  };
  return {
    of: (property, id) => finders[property](id),
    nameOf: indexColumns(lookups.countries.id, lookups.countries.name),
  };
}

/** Without lookups: a country is known only where the address names it. */
export const noCountries: Countries = { of: () => null, nameOf: () => null };

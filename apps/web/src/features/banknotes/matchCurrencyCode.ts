import type { Country } from "@specimen/api/contract";

type Countries = readonly Country[];

/**
 * The country of a currency code (ISO 4217), in any case. Specification 2.7 sets the order: an
 * entry that has this currency now and has child countries, then one whose old currency it was,
 * then one that has it now.
 */
export function matchCurrencyCode(code: string, countries: Countries): Country | undefined {
  const wanted = tidy(code);
  if (wanted === "") return undefined;
  const now = countries.filter(({ currencyISO }) => currencyISO === wanted);
  const before = countries.filter(({ oldCurrencyISO }) => oldCurrencyISO === wanted);
  return (
    principal(wanted, topOf(now.filter(hasChildIn(countries)))) ??
    principal(wanted, before) ??
    principal(wanted, topOf(now))
  );
}

const tidy = (code: string): string => code.trim().toUpperCase();

function hasChildIn(countries: Countries): (country: Country) => boolean {
  const parents = new Set(countries.map(({ parentId }) => parentId));
  return ({ id }) => parents.has(id);
}

/** Drops entries whose parent is there too: the euro area stands for its members. */
function topOf(candidates: Countries): Countries {
  const ids = new Set(candidates.map(({ id }) => id));
  return candidates.filter(({ parentId }) => parentId === null || !ids.has(parentId));
}

/** Several states may share a currency; the first two letters of its code name the issuer (ISO 4217). */
function principal(currency: string, candidates: Countries): Country | undefined {
  return candidates.find(({ id }) => id === currency.slice(0, 2)) ?? candidates[0];
}

import type { CountryEntry, Lexicon } from "../../catalogue/lexicon.ts";
import type { FoundName } from "../../search/findNames.ts";

/** A currency somebody may mean, and the country they look at it from; null: the one that issues it. */
export interface Found {
  readonly fit: number;
  readonly countryId: string | null;
}

/** A country with notes, and the currency it was found by. */
export interface FoundCountry {
  readonly entry: CountryEntry;
  readonly fit: number;
  readonly currencyISO: string | null;
}

/** A country is meant by its name rather than by that of its money, and by today's money first. */
const byMoney = 2;
const byFormerMoney = 3;
/** Currencies whose notes are looked for: the likeliest. */
const mostCurrencies = 8;
/** Countries one currency leads to where none bears its code, as with the CFA franc. */
const mostUsers = 3;

/** The countries that go by the names found. */
export function foundCountries(names: readonly FoundName[], lexicon: Lexicon): FoundCountry[] {
  const found = new Map<string, FoundCountry>();
  const add = (country: FoundCountry) => {
    const known = found.get(country.entry.id);
    if (country.entry.areas.has("banknotes") && (known === undefined || known.fit < country.fit))
      found.set(country.entry.id, country);
  };
  for (const { kind, key, fit } of names) {
    const entry = kind === "country" ? lexicon.entry(key) : undefined;
    if (entry !== undefined) add({ entry, fit, currencyISO: entry.currencyISO });
    if (kind === "currency")
      for (const user of usersOf(key, lexicon))
        add({ entry: user, fit: moneyFit(fit, key, lexicon) - byMoney, currencyISO: key });
  }
  return [...found.values()];
}

/** The currencies that are meant by the names found, the likeliest first. */
export function foundCurrencies(
  names: readonly FoundName[],
  lexicon: Lexicon,
): ReadonlyMap<string, Found> {
  const found = new Map<string, Found>();
  const add = (currencyISO: string, { fit, countryId }: Found) => {
    if (fit > (found.get(currencyISO)?.fit ?? 0)) found.set(currencyISO, { fit, countryId });
  };
  for (const { kind, key, fit } of names) {
    if (kind === "currency") add(key, { fit: moneyFit(fit, key, lexicon), countryId: null });
    const entry = kind === "country" ? lexicon.entry(key) : undefined;
    for (const currencyISO of entry?.currencies ?? []) {
      const lower = currencyISO === entry?.currencyISO ? 0 : byFormerMoney;
      add(currencyISO, { fit: fit - lower, countryId: key });
    }
  }
  const likeliest = [...found].sort(([, a], [, b]) => b.fit - a.fit).slice(0, mostCurrencies);
  return new Map(likeliest);
}

/** The more countries a currency is money in, the likelier it is meant. */
function moneyFit(fit: number, currencyISO: string, { countries }: Lexicon): number {
  const users = countries.filter((entry) => entry.currencyISO === currencyISO).length;
  return users === 0 ? fit - 1 : fit + Math.min(users, 20) / 10;
}

/** The country whose ISO 3166 code a currency bears; else those where it is or was money. */
function usersOf(currencyISO: string, { countries, entry }: Lexicon): CountryEntry[] {
  const home = entry(currencyISO.slice(0, 2));
  if (home?.currencies.includes(currencyISO) === true) return [home];
  return countries.filter(({ currencies }) => currencies.includes(currencyISO)).slice(0, mostUsers);
}

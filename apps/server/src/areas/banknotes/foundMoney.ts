import { usersOf } from "../../catalogue/countries.ts";
import type { CountryEntry, Lexicon } from "../../catalogue/lexicon.ts";
import type { FoundName } from "../../search/findNames.ts";

/** A currency that may be meant and the country it was found by; null stands for its issuer. */
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

/** Score deductions: a country found by its currency, and a currency it no longer uses. */
const byMoney = 2;
const byFormerMoney = 3;
/** Score added to a currency that is named beside a country that uses it or has used it. */
const byBoth = 10;
/** The most currencies whose notes are looked for by their names, and as many by those of countries. */
const mostCurrencies = 8;

/** The countries with notes that match the names found. */
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

/** Currencies that may be meant by their codes, the likeliest first. */
export interface FoundCurrencies {
  /** Those of a country that is named. */
  readonly ofCountries: ReadonlyMap<string, Found>;
  /** Those that are likelier meant by their own names. */
  readonly ofNames: ReadonlyMap<string, Found>;
}

/** The currencies that match the names found. */
export function foundCurrencies(names: readonly FoundName[], lexicon: Lexicon): FoundCurrencies {
  const found = new Map<string, Found>();
  const add = (currencyISO: string, { fit, countryId }: Found) => {
    if (fit > (found.get(currencyISO)?.fit ?? -Infinity))
      found.set(currencyISO, { fit, countryId });
  };
  const named = new Set(names.flatMap(({ kind, key }) => (kind === "currency" ? [key] : [])));
  for (const { kind, key, fit } of names) {
    if (kind === "currency") add(key, { fit: moneyFit(fit, key, lexicon), countryId: null });
    const entry = kind === "country" ? lexicon.entry(key) : undefined;
    for (const currencyISO of entry?.currencies ?? []) {
      const lower = currencyISO === entry?.currencyISO ? 0 : byFormerMoney;
      const higher = named.has(currencyISO) ? byBoth : 0;
      add(currencyISO, { fit: fit - lower + higher, countryId: key });
    }
  }
  const likeliest = [...found].sort(([, a], [, b]) => b.fit - a.fit);
  // One word may name a dozen currencies (pounds), and must not hide that of a country beside it.
  const likeliestOf = (isMeant: (money: Found) => boolean) =>
    new Map(likeliest.filter(([, money]) => isMeant(money)).slice(0, mostCurrencies));
  return {
    ofCountries: likeliestOf(({ countryId }) => countryId !== null),
    ofNames: likeliestOf(({ countryId }) => countryId === null),
  };
}

/** A currency scores higher the more countries use it. */
function moneyFit(fit: number, currencyISO: string, { countries }: Lexicon): number {
  const users = countries.filter((entry) => entry.currencyISO === currencyISO).length;
  return users === 0 ? fit - 1 : fit + Math.min(users, 20) / 10;
}

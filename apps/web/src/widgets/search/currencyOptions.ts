import type { Country } from "@specimen/api/contract";
import { sortBy } from "@specimen/core/format";
import type { Language } from "@specimen/core/language";

/** A currency to choose, with its ISO 4217 code. */
export interface CurrencyOption {
  value: string;
  label: string;
  code: string;
}

/** The currencies of countries, present and past, by name as the language's readers look them up. */
export function currencyOptions(
  countries: readonly Pick<Country, "currencyISO" | "oldCurrencyISO">[],
  language: Language,
): CurrencyOption[] {
  const names = new Intl.DisplayNames(language, { type: "currency" });
  const codes = new Set(
    countries.flatMap(({ currencyISO, oldCurrencyISO }) => [currencyISO, oldCurrencyISO]),
  );
  const options = [...codes].flatMap((code) =>
    code === null ? [] : [{ value: code, label: names.of(code) ?? code, code }],
  );
  return sortBy(options, ({ label }) => label, language);
}

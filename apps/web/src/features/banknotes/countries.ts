import type { CountryEntry } from "../../areas/Area.ts";
import { paths } from "../../url/paths.ts";

/** Banknotes by country: their entries go by the code of the currency. */
export const banknoteCountries: CountryEntry = {
  name: "banknotes",
  icon: "banknote",
  packageType: "banknotes",
  resource: "banknotes",
  code: "currencyISO",
  all: paths.banknotes.country,
  path: (countryId) => paths.banknotes.list(countryId),
};

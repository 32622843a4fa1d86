import { queryLimits } from "@specimen/core/url";
import { useFilter } from "../../../url/useFilter.ts";

const everything = { calendar: { currencies: [] as readonly string[] } };

/** How many currencies an address can hold. */
export const mostCurrencies = queryLimits.array;

/** The currencies the calendar is narrowed to; they live in the address. None: no filter. */
export function useCurrencies(): [readonly string[], (currencies: readonly string[]) => void] {
  const [{ calendar }, change] = useFilter(everything);
  const choose = (currencies: readonly string[]) =>
    change({ calendar: { currencies: currencies.toSorted() } });
  return [calendar.currencies.filter((code) => /^[A-Z]{3}$/.test(code)), choose];
}

import { startTransition } from "react";
import { useSearchParams } from "react-router-dom";
import { mostItems, readItems, readParameters, writeItems } from "../../../url/queryText.ts";

const name = "calendar.currencies";

/** How many currencies an address can hold. */
export const mostCurrencies = mostItems;

/**
 * The currencies the calendar is narrowed to; they are kept in the address. None: no filter. Read without a
 * schema, which would bring Zod into the first load.
 */
export function useCurrencies(): [readonly string[], (currencies: readonly string[]) => void] {
  const [query, setQuery] = useSearchParams();
  const currencies = readItems(readParameters(query).get(name) ?? "");
  const choose = (chosen: readonly string[]) => {
    const next = new URLSearchParams(query);
    if (chosen.length === 0) next.delete(name);
    else next.set(name, writeItems(chosen.toSorted()));
    startTransition(() => setQuery(next, { replace: true }));
  };
  return [currencies.filter((code) => /^[A-Z]{3}$/.test(code)), choose];
}

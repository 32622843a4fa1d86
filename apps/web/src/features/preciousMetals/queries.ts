import { useImmutable, useQuery } from "@specimen/api/react";
import { withPrevious } from "../../widgets/query.ts";
import type { coinQuestion, ingotQuestion } from "./metalSearch.ts";

/** Catalogue answers are not asked for again, except on coming back to the window or the network. */
const catalogueCache = { revalidateIfStale: false } as const;

/** What is sent for one record; the prefetch sends the same. */
export const recordInit = (id: string) => ({ params: { path: { id } } });

/** What is sent for a page of a search. */
export const searchInit = <Query>(query: Query) => ({ params: { query } });

/** What is sent for the countries that have coins or bars. */
export const countriesInit = { params: { query: { withMetals: true } } };

/** The countries that have coins or bars. */
export const useMetalCountries = () => useImmutable("/countries", countriesInit);

/** One bar, or none. */
export const useIngot = (id: string | undefined) =>
  useQuery(
    "/precious-metals/ingots/{id}",
    id === undefined ? null : recordInit(id),
    catalogueCache,
  );

/** One refiner with its bars. */
export const useRefiner = (id: string) =>
  useQuery("/precious-metals/ingots-variants/{id}", recordInit(id), catalogueCache);

/** The customer's text on a refiner. */
export const useRefinerInfo = (id: string) =>
  useQuery("/precious-metals/ingots-variants/{id}/info", recordInit(id), catalogueCache);

/** The units of face values. */
export const useCoinCurrencies = () => useImmutable("/precious-metals/coin-currencies");

/** A page of the coins that fit; nothing is asked while their block is off. */
export function useCoinSearch(query: ReturnType<typeof coinQuestion>) {
  const init = query["coins.enabled"] ? searchInit(query) : null;
  const present = useQuery("/precious-metals/coins", init, catalogueCache);
  const { data } = useQuery("/precious-metals/coins", init, {
    ...catalogueCache,
    keepPreviousData: true,
  });
  return withPrevious(present, data);
}

/** A page of the bars that fit; nothing is asked while their block is off. */
export function useIngotSearch(query: ReturnType<typeof ingotQuestion>) {
  const init = query["ingots.enabled"] ? searchInit(query) : null;
  const present = useQuery("/precious-metals/ingots", init, catalogueCache);
  const { data } = useQuery("/precious-metals/ingots", init, {
    ...catalogueCache,
    keepPreviousData: true,
  });
  return withPrevious(present, data);
}

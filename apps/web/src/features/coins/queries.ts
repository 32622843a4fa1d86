import { useImmutable, useQuery } from "@specimen/api/react";
import type { Entrance } from "./entrance.ts";

/** Catalogue answers are not asked for again, except on coming back to the window or the network. */
const catalogueCache = { revalidateIfStale: false } as const;

/** What is sent for one coin; the prefetch sends the same. */
export const coinInit = (id: string) => ({ params: { path: { id } } });

/** One coin with answer, timeline and pictures, by the call of an entrance; or none. */
export const useCoin = (call: Entrance["call"], id: string | undefined) =>
  useQuery(call, id === undefined ? null : coinInit(id), catalogueCache);

/** What is sent for a country's coins; no country has more than fit a page. */
export const countryCoinsInit = (countryId: string) => ({
  params: { path: { id: countryId }, query: { pageSize: 100 } },
});

/** The coins of a country. */
export const useCountryCoins = (countryId: string) =>
  useQuery("/countries/{id}/coins", countryCoinsInit(countryId), catalogueCache);

/** The customer's own column headings for a country. */
export const useColumnHeadings = (countryId: string) =>
  useImmutable("/banknotes/column-headings/{id}", { params: { path: { id: countryId } } });

import { useImmutable, useQuery } from "@specimen/api/react";
import type { Entrance } from "./entrance.ts";

/** Catalogue answers are not asked for again, except on coming back to the window or the network. */
const catalogueCache = { revalidateIfStale: false } as const;

/** What is sent for one coin; the prefetch sends the same. */
export const coinInit = (id: string) => ({ params: { path: { id } } });

const useCoinAmongNotes = (id: string | undefined) =>
  useQuery("/banknotes/coins/{id}", id === undefined ? null : coinInit(id), catalogueCache);

const useCoinAmongMetals = (id: string | undefined) =>
  useQuery("/precious-metals/coins/{id}", id === undefined ? null : coinInit(id), catalogueCache);

/** One coin with answer, timeline and pictures, or none, by the call of an entrance. */
export const coinHooks = {
  "/banknotes/coins/{id}": useCoinAmongNotes,
  "/precious-metals/coins/{id}": useCoinAmongMetals,
} as const satisfies Record<Entrance["call"], unknown>;

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

import type { BanknoteSort, BanknoteTab, Order } from "@specimen/api/contract";
import { useImmutable, useQuery } from "@specimen/api/react";
import type { Page } from "@specimen/core/url";
import { banknoteCountries } from "./countries.ts";
import type { SearchedFor } from "./search/searchedFor.ts";

/** Known answers are not asked for again, except when one comes back to the window or the network. */
const settled = { revalidateIfStale: false } as const;

/** The columns a list of notes is sorted by. */
export const sortKeys = [
  "country",
  "value",
  "motif",
  "size",
  "issued",
  "status",
  "trade",
] as const satisfies readonly BanknoteSort[];

/** A page of notes in an order. */
interface PageQuery extends Page {
  sort?: BanknoteSort;
  order?: Order;
}

/** A page of a country's notes. */
export interface ListQuery extends PageQuery {
  countryId: string;
  tab: BanknoteTab;
}

/** What is sent for a page of the list; the prefetch sends the same. */
export const listInit = ({ countryId, ...query }: ListQuery) => ({
  params: { path: { id: countryId }, query: { currentLangInfo: true, ...query } },
});

/** A page of what a search finds. */
export type SearchQuery = PageQuery & SearchedFor;

/** What is sent for a page of the search. */
export const searchInit = (query: SearchQuery) => ({ params: { query } });

/** What is sent for a country's travel information. */
export const travelInit = (countryId: string) => ({ params: { path: { id: countryId } } });

/** What is sent for one note. */
export const detailInit = (banknoteId: string, countryId?: string) => ({
  params: {
    path: { id: banknoteId },
    query: countryId === undefined ? {} : { countryId },
  },
});

/** What is sent for a country's column headings. */
export const columnsInit = (countryId: string) => ({ params: { path: { id: countryId } } });

/** What is sent for the countries that have notes. */
export const countriesInit = { params: { query: { packageType: banknoteCountries.packageType } } };

/** The notes of a country, one page of one tab, with the counts of all tabs. */
export const useCountryBanknotes = (query: ListQuery, { keepPreviousData = false } = {}) =>
  useQuery("/banknotes/countries/{id}", listInit(query), { ...settled, keepPreviousData });

/** The notes that fit, one page, with how many could not be judged. */
export const useSearch = (query: SearchQuery, { keepPreviousData = false } = {}) =>
  useQuery("/banknotes", searchInit(query), { ...settled, keepPreviousData });

/** What to know about money at a country's border. */
export const useTravelInfo = (countryId: string) =>
  useQuery("/countries/{id}/travel-info", travelInit(countryId), settled);

/** What is sent for a country's coins; no country has more than fit. */
export const countryCoinsInit = (countryId: string) => ({
  params: { path: { id: countryId }, query: { pageSize: 100 } },
});

/** The coins of a country. */
export const useCountryCoins = (countryId: string) =>
  useQuery("/countries/{id}/coins", countryCoinsInit(countryId), settled);

/** The customer's own column headings for a country. */
export const useColumnHeadings = (countryId: string) =>
  useImmutable("/banknotes/column-headings/{id}", columnsInit(countryId));

/** One note with answer, timeline, features and images. */
export const useBanknote = (banknoteId: string, countryId: string) =>
  useQuery("/banknotes/{id}", detailInit(banknoteId, countryId), settled);

/** One note of a comparison, or none. */
export const useComparedNote = (banknoteId: string | undefined) =>
  useQuery("/banknotes/{id}", banknoteId === undefined ? null : detailInit(banknoteId), settled);

/** What is sent for one coin. */
export const coinInit = (id: string) => ({ params: { path: { id } } });

/** One coin with answer, timeline and pictures. */
export const useCoin = (id: string) => useQuery("/banknotes/coins/{id}", coinInit(id), settled);

/** The countries that have notes. */
export const useBanknoteCountries = () => useImmutable("/countries", countriesInit);

/** Every term of the area. */
export const useGlossary = () => useImmutable("/banknotes/glossary");

/** One term. */
export const useGlossaryEntry = (id: string) =>
  useImmutable("/banknotes/glossary/{id}", { params: { path: { id } } });

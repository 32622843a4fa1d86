import { banknotes, type BanknoteSort, type BanknoteTab } from "@specimen/api/contract";
import { useImmutable, useQuery } from "@specimen/api/react";
import * as z from "zod/mini";
import { urlSchema } from "../../url/urlSchema.ts";
import type { ListState } from "../../url/useListState.ts";
import { withPrevious } from "../../widgets/query.ts";
import { banknoteCountries } from "./countries.ts";

/** Catalogue answers are not asked for again, except on coming back to the window or the network. */
const catalogueCache = { revalidateIfStale: false } as const;

const listFields = { sort: true, order: true, page: true, pageSize: true } as const;

/** Page and order of a country's notes in the address. */
export const listSchema = urlSchema(z.pick(banknotes.byCountry.query, listFields));

/** The same of what a search finds. */
export const resultsSchema = urlSchema(z.pick(banknotes.search.query, listFields));

/** What a search asks, in the address; another question starts at page 1. */
export const searchSchema = urlSchema(
  z.omit(banknotes.search.query, { sort: true, order: true, pageSize: true }),
  {
    currencyISO: "currency",
    countryId: "country",
    widthMm: "size.width",
    heightMm: "size.height",
    toleranceMm: "size.tolerance",
  },
);

/** A page of a country's notes. */
export type CountryQuery = ListState<BanknoteSort> & { countryId: string; tab: BanknoteTab };

/** What is sent for a page of the list; the prefetch sends the same. */
export const listInit = ({ countryId, ...query }: CountryQuery) => ({
  params: { path: { id: countryId }, query: { currentLangInfo: true, ...query } },
});

/** A page of what a search finds. */
export type SearchQuery = ListState<BanknoteSort> & ReturnType<typeof searchSchema.read>;

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

/** A country's name and counts, which stay while another page or tab is loading or has failed. */
export const useCountrySummary = (query: CountryQuery) =>
  useQuery("/banknotes/countries/{id}", listInit(query), {
    ...catalogueCache,
    keepPreviousData: true,
  });

/** The notes of a country, one page of one tab. */
export function useCountryBanknotes(query: CountryQuery) {
  const { data: previous } = useCountrySummary(query);
  const present = useQuery("/banknotes/countries/{id}", listInit(query), catalogueCache);
  return withPrevious(present, previous);
}

/** The notes that match, one page, with how many could not be checked. */
export function useSearch(query: SearchQuery) {
  const present = useQuery("/banknotes", searchInit(query), catalogueCache);
  const { data } = useQuery("/banknotes", searchInit(query), {
    ...catalogueCache,
    keepPreviousData: true,
  });
  return withPrevious(present, data);
}

/** What to know about money at a country's border. */
export const useTravelInfo = (countryId: string) =>
  useQuery("/countries/{id}/travel-info", travelInit(countryId), catalogueCache);

/** The customer's own column headings for a country. */
export const useColumnHeadings = (countryId: string) =>
  useImmutable("/banknotes/column-headings/{id}", columnsInit(countryId));

/** One note with answer, timeline, features and images. */
export const useBanknote = (banknoteId: string, countryId: string) =>
  useQuery("/banknotes/{id}", detailInit(banknoteId, countryId), catalogueCache);

/** One note of a comparison, or none. */
export const useComparedNote = (banknoteId: string | undefined) =>
  useQuery(
    "/banknotes/{id}",
    banknoteId === undefined ? null : detailInit(banknoteId),
    catalogueCache,
  );

/** The countries that have notes. */
export const useBanknoteCountries = () => useImmutable("/countries", countriesInit);

/** Every term of the area. */
export const useGlossary = () => useImmutable("/banknotes/glossary");

/** One term. */
export const useGlossaryEntry = (id: string) =>
  useImmutable("/banknotes/glossary/{id}", { params: { path: { id } } });

import type { BanknoteTab } from "@specimen/api/contract";
import { useImmutable, useQuery } from "@specimen/api/react";
import type { Page } from "@specimen/core/url";

/** Known answers are not asked for again, except when one comes back to the window or the network. */
const settled = { revalidateIfStale: false } as const;

/** A page of a country's notes. */
export interface ListQuery extends Page {
  countryId: string;
  tab: BanknoteTab;
}

/** What is sent for a page of the list; the prefetch sends the same. */
export const listInit = ({ countryId, tab, page, pageSize }: ListQuery) => ({
  params: { path: { id: countryId }, query: { currentLangInfo: true, tab, page, pageSize } },
});

/** What is sent for one note. */
export const detailInit = (banknoteId: string, countryId: string) => ({
  params: { path: { id: banknoteId }, query: { countryId } },
});

/** What is sent for a country's column headings. */
export const columnsInit = (countryId: string) => ({ params: { path: { id: countryId } } });

/** What is sent for the countries that have notes. */
export const countriesInit = { params: { query: { packageType: "banknotes" as const } } };

/** The notes of a country, one page of one tab, with the counts of all tabs. */
export const useCountryBanknotes = (query: ListQuery, { keepPreviousData = false } = {}) =>
  useQuery("/banknotes/countries/{id}", listInit(query), { ...settled, keepPreviousData });

/** The customer's own column headings for a country. */
export const useColumnHeadings = (countryId: string) =>
  useImmutable("/banknotes/column-headings/{id}", columnsInit(countryId));

/** One note with answer, timeline, features and images. */
export const useBanknote = (banknoteId: string, countryId: string) =>
  useQuery("/banknotes/{id}", detailInit(banknoteId, countryId), settled);

/** The countries that have notes. */
export const useBanknoteCountries = () => useImmutable("/countries", countriesInit);

/** Every term of the area. */
export const useGlossary = () => useImmutable("/banknotes/glossary");

/** One term. */
export const useGlossaryEntry = (id: string) =>
  useImmutable("/banknotes/glossary/{id}", { params: { path: { id } } });

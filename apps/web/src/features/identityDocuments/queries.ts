import { identityDocuments, type DocumentSort, type DocumentTab } from "@specimen/api/contract";
import { useImmutable, useQuery } from "@specimen/api/react";
import * as z from "zod/mini";
import { urlSchema } from "../../url/urlSchema.ts";
import type { ListState } from "../../url/useListState.ts";
import { withPrevious } from "../../widgets/query.ts";
import { documentCountries } from "./countries.ts";

/** Catalogue answers are not asked for again, except on coming back to the window or the network. */
const catalogueCache = { revalidateIfStale: false } as const;

const listFields = { sort: true, order: true, page: true, pageSize: true } as const;

/** Page and order of a country's documents in the address. */
export const listSchema = urlSchema(z.pick(identityDocuments.byCountry.query, listFields));

/** The same of what a search finds. */
export const resultsSchema = urlSchema(z.pick(identityDocuments.search.query, listFields));

/** What a search asks, in the address; another question starts at page 1. */
export const searchSchema = urlSchema(
  z.omit(identityDocuments.search.query, { sort: true, order: true, pageSize: true }),
  {
    countryId: "country",
    format: "size.format",
    hasChip: "chip",
    year: "issued.year",
    number: "number.start",
  },
);

/** A page of a country's documents. */
export type CountryQuery = ListState<DocumentSort> & { countryId: string; tab: DocumentTab };

/** What is sent for a page of the list; the prefetch sends the same. */
export const listInit = ({ countryId, ...query }: CountryQuery) => ({
  params: { path: { id: countryId }, query },
});

/** A page of what a search finds. */
export type SearchQuery = ListState<DocumentSort> & ReturnType<typeof searchSchema.read>;

/** What is sent for a page of the search. */
export const searchInit = (query: SearchQuery) => ({ params: { query } });

/** What is sent for what has an id: a document, a feature, a term. */
export const byId = (id: string) => ({ params: { path: { id } } });

/** What is sent for the countries that have documents. */
export const countriesInit = { params: { query: { packageType: documentCountries.packageType } } };

/** A country's name and counts, which stay while another page or tab is loading or has failed. */
export const useCountrySummary = (query: CountryQuery) =>
  useQuery("/identity-documents/countries/{id}", listInit(query), {
    ...catalogueCache,
    keepPreviousData: true,
  });

/** The documents of a country, one page of one tab. */
export function useCountryDocuments(query: CountryQuery) {
  const { data: previous } = useCountrySummary(query);
  const present = useQuery("/identity-documents/countries/{id}", listInit(query), catalogueCache);
  return withPrevious(present, previous);
}

/** The documents that match, one page, with how many could not be checked. */
export function useSearch(query: SearchQuery) {
  const present = useQuery("/identity-documents", searchInit(query), catalogueCache);
  const { data } = useQuery("/identity-documents", searchInit(query), {
    ...catalogueCache,
    keepPreviousData: true,
  });
  return withPrevious(present, data);
}

/** One document with answer, pages, features and fields. */
export const useDocument = (documentId: string) =>
  useQuery("/identity-documents/{id}", byId(documentId), catalogueCache);

/** One document of a comparison, or none. */
export const useComparedDocument = (documentId: string | undefined) =>
  useQuery(
    "/identity-documents/{id}",
    documentId === undefined ? null : byId(documentId),
    catalogueCache,
  );

/** The customer's own column headings. */
export const useColumnHeadings = () => useImmutable("/identity-documents/column-heading");

/** The kinds of security feature. */
export const useSecurityFeatures = () => useImmutable("/identity-documents/security-features");

/** One kind of security feature, and what carries it. */
export const useSecurityFeature = (featureId: string) =>
  useQuery("/identity-documents/security-features/{id}", byId(featureId), catalogueCache);

/** What is sent for the names that a text finds; all without one. */
export const fantasyInit = (text: string) => ({
  params: { query: text === "" ? {} : { text } },
});

/** Names of fantasy papers, and real papers often doubted; the last answer stays while one types. */
export function useFantasyNames(text: string) {
  const present = useQuery(
    "/identity-documents/fantasy-countries",
    fantasyInit(text),
    catalogueCache,
  );
  const { data } = useQuery("/identity-documents/fantasy-countries", fantasyInit(text), {
    ...catalogueCache,
    keepPreviousData: true,
  });
  return withPrevious(present, data);
}

/** Every term of the area. */
export const useGlossary = () => useImmutable("/identity-documents/glossaries");

/** One term. */
export const useGlossaryEntry = (id: string) =>
  useImmutable("/identity-documents/glossaries/{id}", byId(id));

/** The countries that have documents. */
export const useDocumentCountries = () => useImmutable("/countries", countriesInit);

/** Whether and how the customer checks documents; refused without its permission, so ask for it first. */
export const useDataCheckConfig = (isWanted: boolean) =>
  useImmutable("/identity-documents/data-check/auto-verify/config", isWanted ? {} : null);

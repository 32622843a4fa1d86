import { identityDocuments, type DocumentSort, type DocumentTab } from "@specimen/api/contract";
import { byId, defineQuery } from "@specimen/api/react";
import * as z from "zod/mini";
import { urlSchema } from "../../url/urlSchema.ts";
import type { ListState } from "../../url/useListState.ts";
import { documentCountries } from "./countries.ts";

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
  { unmeasured: "unjudged" },
);

/** A page of a country's documents. */
export type CountryQuery = ListState<DocumentSort> & { countryId: string; tab: DocumentTab };

/** A page of what a search finds. */
export type SearchQuery = ListState<DocumentSort> & ReturnType<typeof searchSchema.read>;

/** A country with its counts, and one page of one tab of its documents. */
export const countryQuery = defineQuery("/identity-documents/countries/{id}", {
  init: ({ countryId, ...query }: CountryQuery) => ({
    params: { path: { id: countryId }, query },
  }),
  reread: "onReturn",
});

/** The documents that match, one page, with how many could not be checked. */
export const searchQuery = defineQuery("/identity-documents", {
  init: (query: SearchQuery) => ({ params: { query } }),
  reread: "onReturn",
});

/** One document with answer, pages, features and fields. */
export const documentQuery = defineQuery("/identity-documents/{id}", {
  init: byId,
  reread: "onReturn",
});

/** The customer's own column headings. */
export const headingsQuery = defineQuery("/identity-documents/column-heading", {
  reread: "never",
});

/** The kinds of security feature. */
export const featuresQuery = defineQuery("/identity-documents/security-features", {
  reread: "never",
});

/** One kind of security feature, and what carries it. */
export const featureQuery = defineQuery("/identity-documents/security-features/{id}", {
  init: byId,
  reread: "onReturn",
});

/** Names of fantasy papers, and real papers often doubted, that a text finds; all without one. */
export const fantasyQuery = defineQuery("/identity-documents/fantasy-countries", {
  init: (text: string) => ({ params: { query: text === "" ? {} : { text } } }),
  reread: "onReturn",
});

/** Every term of the area. */
export const glossaryQuery = defineQuery("/identity-documents/glossaries", { reread: "never" });

/** One term. */
export const glossaryEntryQuery = defineQuery("/identity-documents/glossaries/{id}", {
  init: byId,
  reread: "never",
});

/** The countries that have documents. */
export const countriesQuery = defineQuery("/countries", {
  init: () => ({ params: { query: { packageType: documentCountries.packageType } } }),
  reread: "never",
});

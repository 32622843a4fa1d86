import { banknotes, type BanknoteSort, type BanknoteTab } from "@specimen/api/contract";
import { byId, defineQuery } from "@specimen/api/react";
import * as z from "zod/mini";
import { urlSchema } from "../../url/urlSchema.ts";
import type { ListState } from "../../url/useListState.ts";
import { banknoteCountries } from "./countries.ts";

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
  { unmeasured: "unjudged" },
);

/** A page of a country's notes. */
export type CountryQuery = ListState<BanknoteSort> & { countryId: string; tab: BanknoteTab };

/** A page of what a search finds. */
export type SearchQuery = ListState<BanknoteSort> & ReturnType<typeof searchSchema.read>;

/** A country with its counts, and one page of one tab of its notes. */
export const countryQuery = defineQuery("/banknotes/countries/{id}", {
  init: ({ countryId, ...query }: CountryQuery) => ({
    params: { path: { id: countryId }, query: { currentLangInfo: true, ...query } },
  }),
  reread: "onReturn",
});

/** The notes that match, one page, with how many could not be checked. */
export const searchQuery = defineQuery("/banknotes", {
  init: (query: SearchQuery) => ({ params: { query } }),
  reread: "onReturn",
});

/** What to know about money at a country's border. */
export const travelQuery = defineQuery("/countries/{id}/travel-info", {
  init: byId,
  reread: "onReturn",
});

/** The customer's own column headings for a country. */
export const headingsQuery = defineQuery("/banknotes/column-headings/{id}", {
  init: byId,
  reread: "never",
});

/** One note with answer, timeline, features and images, as seen from a country or from none. */
export const banknoteQuery = defineQuery("/banknotes/{id}", {
  init: ({ banknoteId, countryId }: { banknoteId: string; countryId?: string | undefined }) => ({
    params: {
      path: { id: banknoteId },
      query: countryId === undefined ? {} : { countryId },
    },
  }),
  reread: "onReturn",
});

/** The countries that have notes. */
export const countriesQuery = defineQuery("/countries", {
  init: () => ({ params: { query: { packageType: banknoteCountries.packageType } } }),
  reread: "never",
});

/** Every term of the area. */
export const glossaryQuery = defineQuery("/banknotes/glossary", { reread: "never" });

/** One term. */
export const glossaryEntryQuery = defineQuery("/banknotes/glossary/{id}", {
  init: byId,
  reread: "never",
});

import type { Prefetch } from "@specimen/api/react";
import { matchPath } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { readList } from "../../url/useListState.ts";
import { tabOf, tabsFor, type TabReader } from "./banknoteTabs.ts";
import {
  banknoteQuery,
  countriesQuery,
  countryQuery,
  glossaryQuery,
  headingsQuery,
  listSchema,
  resultsSchema,
  searchQuery,
  searchSchema,
  travelQuery,
} from "./queries.ts";

const { base, routes, country, glossary, search } = paths.banknotes;

/** A link shows only to those who may follow it. */
const anybody = {
  settings: undefined,
  permissions: ["banknotes:view_travel_info:read"],
} as const satisfies TabReader;

/** Reads what an address of the area will show, since somebody is about to go there. */
export function readAhead(href: string, prefetch: Prefetch): void {
  const { pathname, searchParams } = new URL(href, "http://here");
  const list = matchPath(`${base}/${routes.list}`, pathname)?.params;
  if (list?.countryId !== undefined) {
    const { countryId } = list;
    const { tab } = tabOf(list["*"] ?? "", tabsFor(anybody));
    if (tab === "travel") travelQuery.prefetch(prefetch, countryId);
    else {
      const page = readList(listSchema, searchParams);
      countryQuery.prefetch(prefetch, { countryId, tab, ...page });
    }
    headingsQuery.prefetch(prefetch, countryId);
  }
  const detail = matchPath(`${base}/${routes.detail}`, pathname)?.params;
  const { banknoteId, countryId } = detail ?? {};
  if (banknoteId !== undefined && countryId !== undefined)
    banknoteQuery.prefetch(prefetch, { banknoteId, countryId });
  if (pathname === search) {
    const page = readList(resultsSchema, searchParams);
    searchQuery.prefetch(prefetch, { ...searchSchema.read(searchParams), ...page });
  }
  if (pathname === country || pathname === search) countriesQuery.prefetch(prefetch);
  if (pathname === glossary) glossaryQuery.prefetch(prefetch);
}

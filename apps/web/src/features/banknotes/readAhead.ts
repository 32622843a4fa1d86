import type { Prefetch } from "@specimen/api/react";
import { matchPath } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { readList } from "../../url/useListState.ts";
import { tabOf, tabsFor, type TabReader } from "./banknoteTabs.ts";
import {
  columnsInit,
  countriesInit,
  detailInit,
  listInit,
  listSchema,
  resultsSchema,
  searchInit,
  searchSchema,
  travelInit,
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
    if (tab === "travel") prefetch("/countries/{id}/travel-info", travelInit(countryId));
    else {
      const page = readList(listSchema, searchParams);
      prefetch("/banknotes/countries/{id}", listInit({ countryId, tab, ...page }));
    }
    prefetch("/banknotes/column-headings/{id}", columnsInit(countryId));
  }
  const detail = matchPath(`${base}/${routes.detail}`, pathname)?.params;
  if (detail?.banknoteId !== undefined && detail.countryId !== undefined)
    prefetch("/banknotes/{id}", detailInit(detail.banknoteId, detail.countryId));
  if (pathname === search) {
    const page = readList(resultsSchema, searchParams);
    prefetch("/banknotes", searchInit({ ...searchSchema.read(searchParams), ...page }));
  }
  if (pathname === country || pathname === search) prefetch("/countries", countriesInit);
  if (pathname === glossary) prefetch("/banknotes/glossary", undefined);
}

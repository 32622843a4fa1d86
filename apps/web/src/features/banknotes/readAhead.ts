import type { Prefetch } from "@specimen/api/react";
import { askedSorting, readFilter, readPage, readSorting } from "@specimen/core/url";
import { matchPath } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { tabOf, tabsFor, type TabReader } from "./banknoteTabs.ts";
import {
  coinInit,
  columnsInit,
  countriesInit,
  countryCoinsInit,
  detailInit,
  listInit,
  searchInit,
  sortKeys,
  travelInit,
} from "./queries.ts";
import { searchedFor } from "./search/searchedFor.ts";
import { unfiltered } from "./search/searchFilter.ts";

const { base, routes, country, glossary, search } = paths.banknotes;

/** A link shows only to those who may follow it. */
const anybody = {
  settings: undefined,
  permissions: ["banknotes:view_travel_info:read"],
} as const satisfies TabReader;

/** Reads what an address of the area will show, since somebody is about to go there. */
export function readAhead(href: string, prefetch: Prefetch): void {
  const { pathname, searchParams } = new URL(href, "http://here");
  const asked = {
    ...readPage(searchParams),
    ...askedSorting(readSorting(searchParams, sortKeys)),
  };
  const list = matchPath(`${base}/${routes.list}`, pathname)?.params;
  if (list?.countryId !== undefined) {
    const { countryId } = list;
    const { tab } = tabOf(list["*"] ?? "", tabsFor(anybody));
    if (tab === "travel") prefetch("/countries/{id}/travel-info", travelInit(countryId));
    else prefetch("/banknotes/countries/{id}", listInit({ countryId, tab, ...asked }));
    prefetch("/banknotes/column-headings/{id}", columnsInit(countryId));
    if (tab === "all") prefetch("/countries/{id}/coins", countryCoinsInit(countryId));
  }
  const detail = matchPath(`${base}/${routes.detail}`, pathname)?.params;
  if (detail?.banknoteId !== undefined && detail.countryId !== undefined)
    prefetch("/banknotes/{id}", detailInit(detail.banknoteId, detail.countryId));
  const coinId = matchPath(`${base}/${routes.coin}`, pathname)?.params.banknoteId;
  if (coinId !== undefined) prefetch("/banknotes/coins/{id}", coinInit(coinId));
  if (pathname === search)
    prefetch(
      "/banknotes",
      searchInit({ ...searchedFor(readFilter(searchParams, unfiltered)), ...asked }),
    );
  if (pathname === country || pathname === search) prefetch("/countries", countriesInit);
  if (pathname === glossary) prefetch("/banknotes/glossary", undefined);
}

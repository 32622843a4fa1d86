import type { Prefetch } from "@specimen/api/react";
import { readPage } from "@specimen/core/url";
import { matchPath } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { tabOf, tabsFor } from "./banknoteTabs.ts";
import { columnsInit, countriesInit, detailInit, listInit } from "./queries.ts";

const { base, routes, country, glossary } = paths.banknotes;

/** Reads what an address of the area will show, since somebody is about to go there. */
export function readAhead(href: string, prefetch: Prefetch): void {
  const { pathname, searchParams } = new URL(href, "http://here");
  const list = matchPath(`${base}/${routes.list}`, pathname)?.params;
  if (list?.countryId !== undefined) {
    const { tab } = tabOf(list["*"] ?? "", tabsFor(undefined));
    prefetch(
      "/banknotes/countries/{id}",
      listInit({ countryId: list.countryId, tab, ...readPage(searchParams) }),
    );
    prefetch("/banknotes/column-headings/{id}", columnsInit(list.countryId));
  }
  const detail = matchPath(`${base}/${routes.detail}`, pathname)?.params;
  if (detail?.banknoteId !== undefined && detail.countryId !== undefined)
    prefetch("/banknotes/{id}", detailInit(detail.banknoteId, detail.countryId));
  if (pathname === country) prefetch("/countries", countriesInit);
  if (pathname === glossary) prefetch("/banknotes/glossary", undefined);
}

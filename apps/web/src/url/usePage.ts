import { Page } from "@specimen/api/contract";
import * as z from "zod/mini";
import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { urlSchema, type UrlChange } from "./urlSchema.ts";
import { hrefWith } from "./useUrlState.ts";

const pages = urlSchema(z.object(Page));

const pagesOfLists = new Map<string, typeof pages>();

/** Page and page size of one of several lists, under its name and a dot. */
function pagesOf(list: string | undefined): typeof pages {
  if (list === undefined) return pages;
  const known = pagesOfLists.get(list);
  if (known !== undefined) return known;
  const made = urlSchema(z.object(Page), {
    page: `${list}.page`,
    pageSize: `${list}.pageSize`,
  });
  pagesOfLists.set(list, made);
  return made;
}

/** One page of a list; both numbers count from 1. */
export type PageState = ReturnType<typeof pages.read>;

/** The page of an address that names none. */
export const defaultPage: PageState = pages.read("");

/**
 * The page of a list, which is kept in the query string as `page` and `pageSize` (1 and 9 where
 * absent), within the limits of the contract. Where a screen has several lists, `list` names one.
 * `hrefOf` is the address of a change, `go` follows it.
 */
export function usePage(list?: string): PageState & {
  hrefOf: (change: UrlChange<PageState>) => string;
  go: (change: UrlChange<PageState>) => void;
} {
  const { pathname, search } = useLocation();
  const own = pagesOf(list);
  const navigate = useNavigate();
  const hrefOf = useCallback(
    (change: UrlChange<PageState>) =>
      hrefWith(pathname, own.write(search, own.merge(own.textsOf(search), change))),
    [own, pathname, search],
  );
  const go = useCallback(
    (change: UrlChange<PageState>) => void navigate(hrefOf(change)),
    [navigate, hrefOf],
  );
  return { ...own.read(search), hrefOf, go };
}

/** Leads to another tab of a list, with as many rows on a page as were chosen. */
export function useTabHref(): (path: string) => string {
  const { pageSize } = pages.read(useLocation().search);
  return (path) => hrefWith(path, pages.write("", pages.merge({}, { pageSize })));
}

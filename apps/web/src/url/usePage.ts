import { Page } from "@specimen/api/contract";
import * as z from "zod/mini";
import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { urlSchema, type UrlChange } from "./urlSchema.ts";
import { hrefWith } from "./useUrlState.ts";

const pages = urlSchema(z.object(Page));

/** One page of a list; both numbers count from 1. */
export type PageState = ReturnType<typeof pages.read>;

/** The page of an address that names none. */
export const defaultPage: PageState = pages.read("");

/**
 * The page of a list, which lives in the query string as `page` and `pageSize` (1 and 9 where
 * absent), within the limits of the contract. `hrefOf` is the address of a change, `go` follows it.
 */
export function usePage(): PageState & {
  hrefOf: (change: UrlChange<PageState>) => string;
  go: (change: UrlChange<PageState>) => void;
} {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const hrefOf = useCallback(
    (change: UrlChange<PageState>) =>
      hrefWith(pathname, pages.write(search, pages.merge(pages.textsOf(search), change))),
    [pathname, search],
  );
  const go = useCallback(
    (change: UrlChange<PageState>) => void navigate(hrefOf(change)),
    [navigate, hrefOf],
  );
  return { ...pages.read(search), hrefOf, go };
}

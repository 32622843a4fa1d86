import { readPage, writePage, type Page } from "@specimen/core/url";
import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/**
 * The page of a list, which lives in the query string as `page` and `pageSize` (1 and 9 where
 * absent). `hrefOf` is the address of a change, `go` follows it.
 */
export function usePage(): Page & {
  hrefOf: (change: Partial<Page>) => string;
  go: (change: Partial<Page>) => void;
} {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const hrefOf = useCallback(
    (change: Partial<Page>) => addressOf(pathname, writePage(search, change)),
    [pathname, search],
  );
  const go = useCallback(
    (change: Partial<Page>) => void navigate(hrefOf(change)),
    [navigate, hrefOf],
  );
  return { ...readPage(search), hrefOf, go };
}

function addressOf(pathname: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === "" ? pathname : `${pathname}?${text}`;
}

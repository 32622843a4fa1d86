import { askedSorting, nextSorting, readSorting, writeSorting } from "@specimen/core/url";
import { useLocation } from "react-router-dom";

/** How one column is sorted, as the heading of a table takes it. */
export interface ColumnSorting {
  href: string;
  direction: "ascending" | "descending" | null;
}

/** A list's order, which lives in the query string as `sort` and `order` (absent: its own). */
export interface ListSorting<Key extends string> {
  /** What is asked of the service. */
  asked: ReturnType<typeof askedSorting<Key>>;
  /** Where choosing a column leads. */
  of: (key: Key) => ColumnSorting;
}

/** Reads the order of a list that can be sorted by `keys`. */
export function useSorting<Key extends string>(keys: readonly Key[]): ListSorting<Key> {
  const { pathname, search } = useLocation();
  const now = readSorting(search, keys);
  const directions = { asc: "ascending", desc: "descending" } as const;
  return {
    asked: askedSorting(now),
    of: (key) => {
      const query = writeSorting(search, nextSorting(now, key)).toString();
      return {
        href: query === "" ? pathname : `${pathname}?${query}`,
        direction: now.by === key ? directions[now.order] : null,
      };
    },
  };
}

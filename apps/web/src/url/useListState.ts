import type { Order } from "@specimen/api/contract";
import { useLocation } from "react-router-dom";
import type { PageState } from "./usePage.ts";
import type { UrlChange, UrlSchema } from "./urlSchema.ts";
import { hrefWith } from "./useUrlState.ts";

/** Page and order of a list; without `sort` the list has its own order. */
export type ListState<Key extends string> = PageState & {
  sort?: Key;
  order?: Order;
};

/** How one column is sorted, as the heading of a table takes it. */
export interface ColumnSorting {
  href: string;
  direction: "ascending" | "descending" | null;
}

/** A page of a list in an order, as its call takes it; an order needs a column. */
export function readList<Key extends string>(
  schema: UrlSchema<ListState<Key>>,
  query: string | URLSearchParams,
): ListState<Key> {
  const { page, pageSize, sort, order } = schema.read(query);
  if (sort === undefined) return { page, pageSize };
  return order === "desc" ? { page, pageSize, sort, order } : { page, pageSize, sort };
}

/** A column that a list is sorted by, and the direction. */
interface Sorted<Key extends string> {
  sort?: Key;
  order?: Order;
}

/**
 * Where choosing a column of a list leads: upwards, then downwards, then to the list's own order.
 * Another order starts at page 1.
 */
export function useSorting<Key extends string>(
  schema: UrlSchema<Sorted<Key>>,
): (key: Key) => ColumnSorting {
  const { pathname, search } = useLocation();
  const { sort, order } = schema.read(search);
  const texts = schema.textsOf(search);
  return (key) => {
    const isHere = sort === key;
    const isDown = isHere && order === "desc";
    const next = {
      sort: isDown ? undefined : key,
      order: isHere && !isDown ? "desc" : undefined,
    } as UrlChange<Sorted<Key>>;
    return {
      href: hrefWith(pathname, schema.write(search, schema.merge(texts, next))),
      direction: isHere ? (isDown ? "descending" : "ascending") : null,
    };
  };
}

/** Page and order of a list, which are kept in the query string as the schema of its call says. */
export function useListState<Key extends string>(
  schema: UrlSchema<ListState<Key>>,
): {
  state: ListState<Key>;
  sortingOf: (key: Key) => ColumnSorting;
} {
  const { search } = useLocation();
  return { state: readList(schema, search), sortingOf: useSorting(schema) };
}

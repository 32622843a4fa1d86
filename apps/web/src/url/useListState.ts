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

/** Page and order of a list, which live in the query string as the schema of its call says. */
export function useListState<Key extends string>(
  schema: UrlSchema<ListState<Key>>,
): {
  state: ListState<Key>;
  /** Where choosing a column leads: upwards, then downwards, then to the list's own order. */
  sortingOf: (key: Key) => ColumnSorting;
} {
  const { pathname, search } = useLocation();
  const state = readList(schema, search);
  const texts = schema.textsOf(search);
  return {
    state,
    sortingOf: (key) => {
      const isHere = state.sort === key;
      const isDown = isHere && state.order === "desc";
      const next = {
        sort: isDown ? undefined : key,
        order: isHere && !isDown ? "desc" : undefined,
      } as UrlChange<ListState<Key>>;
      return {
        href: hrefWith(pathname, schema.write(search, schema.merge(texts, next))),
        direction: isHere ? (isDown ? "descending" : "ascending") : null,
      };
    },
  };
}

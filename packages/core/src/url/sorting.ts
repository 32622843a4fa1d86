/** The order of a list; `by` null is the default order. */
export interface Sorting<Key extends string = string> {
  by: Key | null;
  order: "asc" | "desc";
}

/** Reads `sort` and `order`; a key that is not among `keys` gives the default order. */
export function readSorting<Key extends string>(
  query: string | URLSearchParams,
  keys: readonly Key[],
): Sorting<Key> {
  const parameters = new URLSearchParams(query.toString());
  const by = keys.find((key) => key === parameters.get("sort")) ?? null;
  return { by, order: by !== null && parameters.get("order") === "desc" ? "desc" : "asc" };
}

/** The order after a column was chosen: ascending, then descending, then the default order. */
export function nextSorting<Key extends string>(now: Sorting<Key>, key: Key): Sorting<Key> {
  if (now.by !== key) return { by: key, order: "asc" };
  return now.order === "asc" ? { by: key, order: "desc" } : { by: null, order: "asc" };
}

/** The parameters of an order for the API; none for the default order. */
export function askedSorting<Key extends string>({
  by,
  order,
}: Sorting<Key>): { sort?: Key; order?: "desc" } {
  if (by === null) return {};
  return order === "desc" ? { sort: by, order } : { sort: by };
}

/** Writes an order into `query` and resets the page to 1; unrelated parameters stay. */
export function writeSorting(
  query: string | URLSearchParams,
  { by, order }: Sorting,
): URLSearchParams {
  const parameters = new URLSearchParams(query.toString());
  for (const name of ["sort", "order", "page"]) parameters.delete(name);
  if (by !== null) parameters.set("sort", by);
  if (by !== null && order === "desc") parameters.set("order", order);
  return parameters;
}

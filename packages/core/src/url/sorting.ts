/** By what a list is sorted; `by` null is the list's own order. */
export interface Sorting<Key extends string = string> {
  by: Key | null;
  order: "asc" | "desc";
}

/** Reads `sort` and `order`; a key that is not among `keys` leaves the list in its own order. */
export function readSorting<Key extends string>(
  query: string | URLSearchParams,
  keys: readonly Key[],
): Sorting<Key> {
  const parameters = new URLSearchParams(query.toString());
  const by = keys.find((key) => key === parameters.get("sort")) ?? null;
  return { by, order: by !== null && parameters.get("order") === "desc" ? "desc" : "asc" };
}

/** Choosing a column sorts it upwards, again downwards, and the third time not at all. */
export function nextSorting<Key extends string>(now: Sorting<Key>, key: Key): Sorting<Key> {
  if (now.by !== key) return { by: key, order: "asc" };
  return now.order === "asc" ? { by: key, order: "desc" } : { by: null, order: "asc" };
}

/** An order as a call of the API takes it; nothing where the list has its own. */
export function askedSorting<Key extends string>({
  by,
  order,
}: Sorting<Key>): { sort?: Key; order?: "desc" } {
  if (by === null) return {};
  return order === "desc" ? { sort: by, order } : { sort: by };
}

/** Writes an order into `query`, where it starts again at page 1; unrelated parameters stay. */
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

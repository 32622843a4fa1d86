/** A value of a filter. */
export type FilterValue = string | number | boolean | readonly string[];

/** A filter: values by name, nested in blocks (`coins.fineness.from`). */
export interface Filter {
  readonly [name: string]: FilterValue | Filter;
}

/** Limits of query-string parsing (specification 9): depth, items of a list, parameters. */
export const queryLimits = { depth: 5, array: 20, parameters: 1000 } as const;

const isBlock = (value: FilterValue | Filter): value is Filter =>
  typeof value === "object" && !Array.isArray(value);

const isList = (value: FilterValue | Filter): value is readonly string[] => Array.isArray(value);

/** Every value of a filter by its dotted key, up to the depth limit. */
function leaves(filter: Filter, prefix: string, depth: number): [string, FilterValue][] {
  return Object.entries(filter).flatMap(([name, value]): [string, FilterValue][] => {
    const key = prefix + name;
    if (!isBlock(value)) return [[key, value]];
    return depth < queryLimits.depth ? leaves(value, `${key}.`, depth + 1) : [];
  });
}

/** The text of a value; a list becomes its items joined by commas, each escaped. */
const writeValue = (value: FilterValue): string =>
  isList(value)
    ? value.map((item) => item.replace(/[%,]/g, encodeURIComponent)).join(",")
    : String(value);

function decodeItem(item: string): string {
  try {
    return decodeURIComponent(item);
  } catch {
    return item;
  }
}

/** Parses a text as the type of its default; the default where it does not parse. */
function readValue(text: string, fallback: FilterValue): FilterValue {
  if (typeof fallback === "boolean") return text === "true" || (text !== "false" && fallback);
  if (typeof fallback === "number") {
    const number = Number(text);
    return text.trim() !== "" && Number.isFinite(number) ? number : fallback;
  }
  if (typeof fallback === "string") return text;
  return text === "" ? [] : text.split(",").slice(0, queryLimits.array).map(decodeItem);
}

function rebuild(
  defaults: Filter,
  read: ReadonlyMap<string, string>,
  prefix: string,
  depth: number,
): Filter {
  const entries = Object.entries(defaults).map(
    ([name, fallback]): [string, FilterValue | Filter] => {
      const key = prefix + name;
      if (isBlock(fallback)) {
        const isTooDeep = depth >= queryLimits.depth;
        return [name, isTooDeep ? fallback : rebuild(fallback, read, `${key}.`, depth + 1)];
      }
      const text = read.get(key);
      return [name, text === undefined ? fallback : readValue(text, fallback)];
    },
  );
  return Object.fromEntries<FilterValue | Filter>(entries);
}

/** The first values of the first 1000 parameters, by name. */
function readParameters(query: string | URLSearchParams): Map<string, string> {
  const read = new Map<string, string>();
  for (const [index, [name, value]] of [...new URLSearchParams(query.toString())].entries()) {
    if (index >= queryLimits.parameters) break;
    if (!read.has(name)) read.set(name, value);
  }
  return read;
}

/**
 * Reads a filter from a query string with dotted keys (specification 4). Parameters that are not
 * among the defaults are ignored; a value that does not parse is its default.
 */
export function readFilter<Shape extends Filter>(
  query: string | URLSearchParams,
  defaults: Shape,
): Shape {
  return rebuild(defaults, readParameters(query), "", 0) as Shape;
}

/**
 * Writes a filter into a query string: only values that differ from the defaults; unrelated
 * parameters stay (specification 4).
 */
export function writeFilter<Shape extends Filter>(
  query: string | URLSearchParams,
  filter: Shape,
  defaults: Shape,
): URLSearchParams {
  const parameters = new URLSearchParams(query.toString());
  const plain = new Map(leaves(defaults, "", 0));
  for (const [key, value] of leaves(filter, "", 0)) {
    const fallback = plain.get(key);
    const text = writeValue(value);
    if (fallback !== undefined && writeValue(fallback) === text) parameters.delete(key);
    else parameters.set(key, text);
  }
  return parameters;
}

/** Items of a list, and parameters, that are read of a query string (specification 9). */
export const mostItems = 20;
const mostParameters = 1000;

/** The first values of the first parameters, by name. */
export function readParameters(query: string | URLSearchParams): Map<string, string> {
  const read = new Map<string, string>();
  for (const [index, [name, value]] of [...new URLSearchParams(query.toString())].entries()) {
    if (index >= mostParameters) break;
    if (!read.has(name)) read.set(name, value);
  }
  return read;
}

/** The first items of a list. */
export const readItems = (text: string): string[] =>
  text === "" ? [] : text.split(",").slice(0, mostItems).map(decodeItem);

/** A list as its items joined by commas, each escaped. */
export const writeItems = (items: readonly unknown[]): string =>
  items.map((item) => String(item).replace(/[%,]/g, encodeURIComponent)).join(",");

function decodeItem(item: string): string {
  try {
    return decodeURIComponent(item);
  } catch {
    return item;
  }
}

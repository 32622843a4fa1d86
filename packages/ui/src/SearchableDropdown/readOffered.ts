import type { Offered, Open, SearchableDropdownProps } from "./dropdownProps.ts";
import { matchOptions } from "./matchOptions.ts";

/** The options that fit what is typed, and the one that Enter would choose. */
export function readOffered(
  { options, value }: Pick<SearchableDropdownProps, "options" | "value">,
  { query, key, index }: Open,
): Offered {
  const matches = matchOptions(options, query);
  if (index !== undefined) return { matches, highlighted: Math.min(index, matches.length - 1) };
  const chosen = matches.findIndex(({ option }) => option.value === value);
  if (query !== "") return { matches, highlighted: matches.length === 0 ? -1 : 0 };
  if (chosen >= 0 || key === undefined) return { matches, highlighted: chosen };
  return { matches, highlighted: key === "ArrowUp" ? matches.length - 1 : 0 };
}

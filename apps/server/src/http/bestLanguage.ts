import { type Language, languages } from "@specimen/api/contract";

/**
 * The languages in which a reader of a house is served, best first: the wished one, English, then
 * those of the house, then any.
 */
export function preference(wished: Language, house: readonly Language[]): Language[] {
  return [...new Set([wished, "en" as const, ...house, ...languages])];
}

/** The first row in the order of preference; nothing where there is no row at all. */
export function bestOf<T extends { readonly language: string }>(
  rows: readonly T[],
  order: readonly Language[],
): (T & { readonly language: Language }) | undefined {
  for (const language of order) {
    const found = rows.find((row) => row.language === language);
    if (found !== undefined) return { ...found, language };
  }
  return undefined;
}

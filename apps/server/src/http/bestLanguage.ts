import { type Language, languages } from "@specimen/api/contract";

/**
 * The languages for a reader of a customer by preference: the wanted one, English, those of the
 * customer, then any.
 */
export function preference(wanted: Language, customerLanguages: readonly Language[]): Language[] {
  return [...new Set([wanted, "en" as const, ...customerLanguages, ...languages])];
}

/** The row in the most preferred language; undefined without rows. */
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

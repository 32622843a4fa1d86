import type { Reading } from "./density.ts";

/**
 * What a typed figure says: 31.10 was read to the hundredth, 31.1 to the tenth, which the number
 * alone does not tell. Null where it is no positive number.
 */
export function readingOf(typed: string): Reading | null {
  const [whole = "", , decimals = ""] = /^\s*\d+([.,](\d*))?\s*$/.exec(typed) ?? [];
  const value = Number(whole.trim().replace(",", "."));
  if (whole === "" || !(value > 0)) return null;
  return { value, step: 10 ** -decimals.length };
}

import { toGrams, type WeightUnit } from "@specimen/core/metals";

/** What people write for a unit of weight, in the eight languages. */
const units: Readonly<Record<string, WeightUnit>> = {
  g: "gram",
  gr: "gram",
  gramm: "gram",
  gram: "gram",
  grams: "gram",
  gramo: "gram",
  gramos: "gram",
  gramme: "gram",
  grammes: "gram",
  grammo: "gram",
  grammi: "gram",
  gramų: "gram",
  gramów: "gram",
  oz: "troyOunce",
  ozt: "troyOunce",
  unze: "troyOunce",
  unzen: "troyOunce",
  ounce: "troyOunce",
  ounces: "troyOunce",
  once: "troyOunce",
  onces: "troyOunce",
  onza: "troyOunce",
  onzas: "troyOunce",
  oncia: "troyOunce",
  uncija: "troyOunce",
  uncia: "troyOunce",
  unse: "troyOunce",
  tola: "tola",
  tael: "tael",
  baht: "baht",
  grain: "grain",
};

/**
 * The weights in g that a typed weight can mean, such as `31.1 g` or `1 oz`: half a unit of its last
 * place, at least one per mille. Null where something else was typed.
 */
export function weightBounds(
  amount: number | null,
  words: readonly string[],
): { readonly from: number; readonly to: number } | null {
  const [word = "", ...others] = words;
  const unit = units[word.toLowerCase()];
  if (amount === null || unit === undefined || others.length > 0) return null;
  const decimals = String(amount).split(".")[1]?.length ?? 0;
  const half = unit === "gram" && decimals > 0 ? 10 ** -decimals / 2 : 0;
  const weight = toGrams(amount, unit);
  const reach = Math.max(half, weight / 1000);
  return { from: weight - reach, to: weight + reach };
}

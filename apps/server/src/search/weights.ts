import { toGrams, type WeightUnit } from "@specimen/core/metals";

/** What people write for a unit of weight, in the eight languages. */
const units: Readonly<Record<string, WeightUnit | "kilogram">> = {
  kg: "kilogram",
  kilo: "kilogram",
  kilos: "kilogram",
  kilogramm: "kilogram",
  kilogram: "kilogram",
  kilograms: "kilogram",
  kilogramo: "kilogram",
  kilogramos: "kilogram",
  kilogramme: "kilogram",
  kilogrammes: "kilogram",
  chilo: "kilogram",
  chilogrammo: "kilogram",
  chilogrammi: "kilogram",
  kilogramas: "kilogram",
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

/** Stands before the ounce and changes nothing: the ounce of precious metals is the troy ounce. */
const troy = "troy";

const gramsOf = (amount: number, unit: WeightUnit | "kilogram"): number =>
  unit === "kilogram" ? amount * 1000 : toGrams(amount, unit);

/**
 * The weights in g that a typed weight can mean, such as `31.1 g`, `1 oz` or `1 kg`: half a unit of its last
 * place, at least one per mille. Null where something else was typed.
 */
export function weightBounds(
  amount: number | null,
  words: readonly string[],
): { readonly from: number; readonly to: number } | null {
  const [word = "", ...others] = words.filter((each) => each.toLowerCase() !== troy);
  const unit = units[word.toLowerCase()];
  if (amount === null || unit === undefined || others.length > 0) return null;
  const decimals = String(amount).split(".")[1]?.length ?? 0;
  const half = unit === "gram" && decimals > 0 ? 10 ** -decimals / 2 : 0;
  const weight = gramsOf(amount, unit);
  const reach = Math.max(half, weight / 1000);
  return { from: weight - reach, to: weight + reach };
}

import { toGrams, type WeightUnit } from "@specimen/core/metals";

/** What people write for a unit of weight, in the eight languages. */
const units: Readonly<Record<string, WeightUnit | "kilogram">> = {
  // Without the members of every object, which are words too.
  __proto__: null as never,
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

/** Units of weight that are money as well: which of the two is meant, a question does not say. */
const money: ReadonlySet<WeightUnit | "kilogram"> = new Set(["baht"]);

/** Stands before the ounce and changes nothing: the ounce of precious metals is the troy ounce. */
const troy = "troy";

/** Weights in g. */
export interface WeightBounds {
  readonly from: number;
  readonly to: number;
}

/** A weight that was typed. */
export interface TypedWeight extends WeightBounds {
  /** The words that stand beside it. */
  readonly others: readonly string[];
  /** Whether nothing else can be meant, such as money or a country's code. */
  readonly isCertain: boolean;
}

/**
 * The weight in a typed amount and the words before and after it, such as `31.1 g`, `1 troy ounce` or
 * `100 g gold`; also `oz 1`, where nothing else was typed. Null where there is none.
 */
export function weightIn(
  amount: number | null,
  before: readonly string[],
  after: readonly string[],
): TypedWeight | null {
  if (amount === null) return null;
  const [word = "", ...rest] = isTroy(after[0]) ? after.slice(1) : after;
  const unit = units[word.toLowerCase()];
  if (unit !== undefined) {
    const others = [...before, ...rest];
    const isCertain = !money.has(unit);
    return isCertain || others.length === 0
      ? { ...boundsOf(amount, unit), others, isCertain }
      : null;
  }
  const [first = "", ...more] = [...before, ...after].filter((each) => !isTroy(each));
  const leading = units[first.toLowerCase()];
  if (leading === undefined || more.length > 0) return null;
  return { ...boundsOf(amount, leading), others: [], isCertain: false };
}

const isTroy = (word: string | undefined): boolean => word?.toLowerCase() === troy;

/** What an amount can mean: half a unit of its last place, at least one per mille. */
function boundsOf(amount: number, unit: WeightUnit | "kilogram"): WeightBounds {
  const decimals = String(amount).split(".")[1]?.length ?? 0;
  const half = unit === "gram" && decimals > 0 ? 10 ** -decimals / 2 : 0;
  const weight = unit === "kilogram" ? amount * 1000 : toGrams(amount, unit);
  const reach = Math.max(half, weight / 1000);
  return { from: weight - reach, to: weight + reach };
}

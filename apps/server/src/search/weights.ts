import { toGrams, type WeightUnit } from "@specimen/core/metals";

/** What people write for a unit of weight, in the eight languages. */
const written = {
  kilogram:
    "kg kilo kilos kilogramm kilogram kilograms kilogramo kilogramos kilogramme kilogrammes chilo chilogrammo chilogrammi kilogramas",
  gram: "g gr gramm gram grams gramo gramos gramme grammes grammo grammi gramų gramów",
  troyOunce: "oz ozt unze unzen ounce ounces once onces onza onzas oncia uncija uncia unse",
  tola: "tola",
  tael: "tael",
  baht: "baht",
  grain: "grain",
} satisfies Partial<Record<Unit, string>>;

type Unit = WeightUnit | "kilogram";

/** Each of these words with its unit. */
const units: ReadonlyMap<string, Unit> = new Map(
  (Object.keys(written) as (keyof typeof written)[]).flatMap((unit) =>
    written[unit].split(" ").map((word) => [word, unit] as const),
  ),
);

/** Units of weight that are money as well: which of the two is meant, a question does not say. */
const money: ReadonlySet<Unit> = new Set(["baht"]);

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
  const unit = units.get(word.toLowerCase());
  if (unit !== undefined) {
    const others = [...before, ...rest];
    const isCertain = !money.has(unit);
    return isCertain || others.length === 0
      ? { ...boundsOf(amount, unit), others, isCertain }
      : null;
  }
  const [first = "", ...more] = [...before, ...after].filter((each) => !isTroy(each));
  const leading = units.get(first.toLowerCase());
  if (leading === undefined || more.length > 0) return null;
  return { ...boundsOf(amount, leading), others: [], isCertain: false };
}

/** Whether a word after an amount can only make a weight of it. */
export function isWeightUnit(word: string): boolean {
  const unit = units.get(word.toLowerCase());
  return unit === undefined ? isTroy(word) : !money.has(unit);
}

const isTroy = (word: string | undefined): boolean => word?.toLowerCase() === troy;

/** What an amount can mean: half a unit of its last place, at least one per mille. */
function boundsOf(amount: number, unit: Unit): WeightBounds {
  const decimals = String(amount).split(".")[1]?.length ?? 0;
  const half = unit === "gram" && decimals > 0 ? 10 ** -decimals / 2 : 0;
  const weight = unit === "kilogram" ? amount * 1000 : toGrams(amount, unit);
  const reach = Math.max(half, weight / 1000);
  return { from: weight - reach, to: weight + reach };
}

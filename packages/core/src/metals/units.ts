/**
 * Grams of each unit of weight: the troy ounce and the grain exactly, the tola of 180 grains, the
 * Hong Kong tael as traded, the baht of Thai bullion.
 */
const grams = {
  gram: 1,
  troyOunce: 31.1034768,
  grain: 0.06479891,
  tola: 11.6638038,
  tael: 37.429,
  baht: 15.244,
} as const;

/** A unit of weight. */
export type WeightUnit = keyof typeof grams;

/** Converts a weight to grams. */
export const toGrams = (value: number, unit: WeightUnit): number => value * grams[unit];

/** Converts grams to troy ounces. */
export const toTroyOunces = (weightG: number): number => weightG / grams.troyOunce;

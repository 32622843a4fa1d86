import { seeded } from "@specimen/core/guilloche";

/** Numbers drawn from a seed: the same seed gives the same picture. */
export interface Chance {
  /** From 0 up to 1. */
  next(): number;
  between(least: number, most: number): number;
  /** A whole number, both ends included. */
  whole(least: number, most: number): number;
  pick<T>(values: readonly T[]): T;
  happens(share: number): boolean;
  /** About normal, mean 0 and deviation 1. */
  normal(): number;
}

/** Begins a sequence of numbers. */
export function chanceOf(seed: number): Chance {
  const next = seeded(seed);
  const between = (least: number, most: number) => least + next() * (most - least);
  return {
    next,
    between,
    whole: (least, most) => Math.floor(between(least, most + 1)),
    pick: (values) => {
      const value = values[Math.floor(next() * values.length)];
      if (value === undefined) throw new RangeError("nothing to pick from");
      return value;
    },
    happens: (share) => next() < share,
    normal: () => (next() + next() + next() + next() - 2) * Math.sqrt(3),
  };
}

import { expect, it } from "vitest";
import { median, medians, percentile } from "./statistics.ts";

it("takes the middle value, of an even number the mean of the two in the middle", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 2, 4, 100])).toBe(7);
  expect(() => median([])).toThrow(RangeError);
});

it("takes the value below which a share of all values lies", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile([7], 0.95)).toBe(7);
  expect(() => percentile([], 0.5)).toThrow(RangeError);
});

it("takes the median of each measure, so that one bad round spoils none", () => {
  const rounds = [
    { first: 1, last: 30 },
    { first: 900, last: 10 },
    { first: 3, last: 20 },
  ];
  expect(medians(rounds)).toEqual({ first: 3, last: 20 });
});

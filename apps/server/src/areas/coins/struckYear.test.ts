import { expect, it } from "vitest";
import { parseText } from "../../search/parseText.ts";
import { struckYearIn } from "./struckYear.ts";

const yearIn = (typed: string) => struckYearIn({ ...parseText(typed), today: "2026-11-29" });

it.each([
  ["krugerrand 1974", 1974, ["krugerrand"], null],
  ["1974 krugerrand", 1974, ["krugerrand"], null],
  ["20 francs 1905", 1905, ["francs"], 20],
  ["sovereign 2026", 2026, ["sovereign"], null],
])("finds in %s the year and what stands beside it", (typed, year, words, amount) => {
  expect(yearIn(typed)).toEqual({ year, words, amount });
});

it.each(["krugerrand", "1974", "sovereign 2027", "maple 999", "1000000 lira"])(
  "finds no year in %s",
  (typed) => {
    expect(yearIn(typed)).toBeUndefined();
  },
);

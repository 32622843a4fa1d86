import type { Country } from "@specimen/api/contract";
import type { Language } from "@specimen/core/language";
import { expect, test } from "vitest";
import { byLetter, firstInSight } from "./CountryIndex.tsx";

const country = (name: string): Country => ({
  id: "XX",
  name,
  code2: "XX",
  currencyISO: null,
  oldCurrencyISO: null,
  parentId: null,
  flagSrc: null,
});
const groups = (language: Language, ...names: string[]) =>
  byLetter(names.map(country), language).map(([letter, group]) => [letter, group.length]);

test("countries stand under their initial", () => {
  expect(groups("en", "Albania", "Andorra", "Belgium")).toEqual([
    ["A", 2],
    ["B", 1],
  ]);
});

test("an accent does not open a group of its own where it sorts among the others", () => {
  expect(groups("fr", "Égypte", "Espagne")).toEqual([["E", 2]]);
  expect(groups("de", "Oman", "Österreich")).toEqual([["O", 2]]);
});

test("a letter of its own does", () => {
  expect(groups("no", "Zambia", "Åland")).toEqual([
    ["Z", 1],
    ["Å", 1],
  ]);
});

test("what is in sight at the top of three columns is drawn first", () => {
  expect(firstInSight([30, 30, 30, 30, 30, 30], 20)).toEqual([20, 0, 20, 0, 20, 0]);
  expect(firstInSight([30, 30, 30, 30, 30, 30], 40)).toEqual([30, 10, 30, 10, 30, 10]);
  expect(firstInSight([2, 1], 20)).toEqual([2, 1]);
  expect(firstInSight([], 20)).toEqual([]);
});

test("a group that a column's end would part stands before or after it", () => {
  expect(firstInSight([5, 20, 5], 4)).toEqual([4, 20, 4]);
});

import type { Country } from "@specimen/api/contract";
import type { Language } from "@specimen/core/language";
import { expect, test } from "vitest";
import { byLetter, cutsOf, drawnIn } from "./CountryIndex.tsx";

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

test("the first rows of a column are drawn first, its letters counted in", () => {
  expect(drawnIn([5, 20, 5], 4)).toEqual([3, 0, 0]);
  expect(drawnIn([5, 20, 5], 12)).toEqual([5, 5, 0]);
  expect(drawnIn([5, 20, 5], Infinity)).toEqual([5, 20, 5]);
});

test("three columns are as even as their groups allow", () => {
  expect(cutsOf([10, 10, 10])).toEqual([1, 2]);
  expect(cutsOf([5, 20, 5, 5])).toEqual([1, 2]);
  expect(cutsOf([2])).toEqual([0, 0]);
  expect(cutsOf([])).toEqual([0, 0]);
});

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

test("what stands at the top of three columns is drawn first", () => {
  expect([...firstInSight([30, 30, 30, 30, 30, 30])]).toEqual([0, 2, 4]);
  expect([...firstInSight([2, 1])]).toEqual([0, 1]);
  expect([...firstInSight([])]).toEqual([]);
});

import { expect, it } from "vitest";
import { termsOf } from "./index.ts";

it.each([
  ["en", [10, 6], { count: 10, number: "6 or 10" }],
  ["de", [5, 10, 2], { count: 10, number: "2, 5 oder 10" }],
  ["no", [10, 5], { count: 10, number: "5 eller 10" }],
  ["pl", [1], { count: 1, number: "1" }],
])("says terms of validity in %s", (language, years, terms) => {
  expect(termsOf(years, language)).toEqual(terms);
});

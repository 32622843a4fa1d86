import { expect, test } from "vitest";
import { isUnfinished } from "./useFieldError.ts";

const year = { range: { least: 1600, most: 2200, isWhole: true } };
const millimetres = { range: { least: 1, most: 1000, isWhole: false } };

test("a year of which digits are missing is unfinished, not wrong", () => {
  expect(isUnfinished(year, "20")).toBe(true);
  expect(isUnfinished(year, "0999")).toBe(false);
  expect(isUnfinished(year, "20a")).toBe(false);
});

test("a measure may have any number of digits", () => {
  expect(isUnfinished(millimetres, "0")).toBe(false);
});

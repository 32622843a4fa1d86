import { expect, test } from "vitest";
import { numberProblem, searchedFor, sidesIn } from "./searchedFor.ts";
import { unfiltered } from "./searchFilter.ts";

test("a filter that narrows nothing asks for nothing", () => {
  expect(searchedFor(unfiltered)).toEqual({});
});

test("every field is asked for in the contract's words", () => {
  const filter = {
    text: "  bridge ",
    denomination: "0,5",
    currency: "DKK",
    country: "DK",
    size: { width: "125", height: "72.5", tolerance: "1" },
    year: "2009",
    colour: "violet",
    substrate: "cotton",
    status: "worthless",
    tradability: "0",
    unjudged: true,
  };
  expect(searchedFor(filter)).toEqual({
    text: "bridge",
    denomination: 0.5,
    currencyISO: "DKK",
    countryId: "DK",
    widthMm: 125,
    heightMm: 72.5,
    toleranceMm: 1,
    year: 2009,
    colour: "violet",
    substrate: "cotton",
    status: "worthless",
    tradability: 0,
    unjudged: true,
  });
});

test("a tolerance alone asks for nothing", () => {
  const size = { width: "", height: "", tolerance: "5" };
  expect(searchedFor({ ...unfiltered, size })).toEqual({});
});

test("what an address holds that fits no field is left out, not sent", () => {
  const filter = {
    ...unfiltered,
    denomination: "fifty",
    currency: "dkk; drop",
    country: "DNK",
    size: { width: "0", height: "-3", tolerance: "500" },
    year: "20",
    colour: "constructor",
    substrate: "gold",
    status: "coin",
    tradability: "7",
  };
  expect(searchedFor(filter)).toEqual({});
});

test.each([
  ["129x71", "129", "71"],
  ["129*71", "129", "71"],
  ["129,5 × 71 mm", "129,5", "71"],
  ["129*", "129", ""],
])("%s is a width and a height", (typed, width, height) => {
  expect(sidesIn(typed)).toEqual({ width, height });
});

test.each(["129", "", "x71", "1*2*3"])("%s is no width and height", (typed) => {
  expect(sidesIn(typed)).toBeNull();
});

test("a number that does not fit is named; one that is not whole yet is not", () => {
  expect(numberProblem("denomination", "")).toBeNull();
  expect(numberProblem("denomination", "12,5")).toBeNull();
  expect(numberProblem("denomination", "12a")).toBe("notANumber");
  expect(numberProblem("tolerance", "51")).toBe("outOfRange");
  expect(numberProblem("width", "0")).toBe("outOfRange");
  expect(numberProblem("year", "20")).toBeNull();
  expect(numberProblem("year", "2009")).toBeNull();
  expect(numberProblem("year", "0999")).toBe("outOfRange");
});

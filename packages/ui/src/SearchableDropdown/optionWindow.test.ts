import { expect, test } from "vitest";
import { optionsToDraw, ready } from "./optionWindow.ts";

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, step) => first + step);

test("a short list is drawn whole", () => {
  expect(optionsToDraw(0, 4, -1, ready)).toEqual([0, 1, 2, 3]);
});

test("a long list draws what is in sight and a few around it", () => {
  expect(optionsToDraw(0, 250, -1, ready)).toEqual(from(0, 8));
  expect(optionsToDraw(100, 250, -1, ready)).toEqual(from(97, 108));
});

test("a list that has not been scrolled draws what is in sight alone", () => {
  expect(optionsToDraw(0, 250, -1, 0)).toEqual(from(0, 5));
  expect(optionsToDraw(100, 250, -1, 0)).toEqual(from(100, 105));
});

test("the end of the list is drawn to its last option", () => {
  expect(optionsToDraw(244, 250, -1, ready)).toEqual(from(241, 249));
});

test("the highlighted option is drawn wherever it is, and once", () => {
  expect(optionsToDraw(0, 250, 249, ready)).toEqual([...from(0, 8), 249]);
  expect(optionsToDraw(0, 250, 5, ready)).toEqual(from(0, 8));
});

test("a highlight left over from a longer list draws nothing that is not there", () => {
  expect(optionsToDraw(100, 2, 50, ready)).toEqual([0, 1]);
  expect(optionsToDraw(0, 0, 0, ready)).toEqual([]);
});

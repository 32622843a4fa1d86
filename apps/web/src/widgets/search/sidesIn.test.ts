import { expect, test } from "vitest";
import { sidesIn } from "./sidesIn.ts";

test.each([
  ["129x71", "129", "71"],
  ["129*71", "129", "71"],
  ["129,5 × 71 mm", "129,5", "71"],
  ["129*", "129", ""],
])("%s is two sides", (typed, first, second) => {
  expect(sidesIn(typed)).toEqual([first, second]);
});

test.each(["129", "", "x71", "1*2*3"])("%s is not", (typed) => {
  expect(sidesIn(typed)).toBeNull();
});

import { expect, it } from "vitest";
import { readTerms } from "./terms.ts";

const whole = (text: string) => ({ text, isPrefix: false });
const prefix = (text: string) => ({ text, isPrefix: true });

it.each([
  ["", []],
  ["'euro':*", [[prefix("euro")]]],
  ["'50' & 'euro':*", [[whole("50")], [prefix("euro")]]],
  ["'a':* & ( 'b' | 'c' ) & 'd'", [[prefix("a")], [whole("b"), whole("c")], [whole("d")]]],
  ["'a' | 'b' | 'c'", [[whole("a"), whole("b"), whole("c")]]],
  [String.raw`'d''or' & 'a\\b'`, [[whole("d'or")], [whole(String.raw`a\b`)]]],
  ["'&' & '('", [[whole("&")], [whole("(")]]],
])("reads the terms of %s", (tsquery, terms) => {
  expect(readTerms(tsquery)).toEqual(terms);
});

it.each(["!'a'", "'a' <-> 'b'", "'a' | 'b' & 'c'", "'a' & 'b' | 'c'", "( 'a' & 'b' ) | 'c'"])(
  "leaves %s to the database",
  (tsquery) => {
    expect(readTerms(tsquery)).toBeUndefined();
  },
);

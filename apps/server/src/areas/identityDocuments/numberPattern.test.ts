import { describe, expect, it } from "vitest";
import { beginningsOf, isNumberPattern } from "./numberPattern.ts";

describe("the beginnings of a number", () => {
  it.each([
    ["^[A-Z]{2}\\d{7}$", ["", "A", "AB", "AB1", "AB1234567"], ["1", "A1", "ABC", "AB12345678"]],
    ["^[A-Z]?\\d{2,3}-\\d$", ["A", "12", "A12", "A12-", "123-4"], ["AA", "1-", "1234"]],
    ["^\\d{9}$|^ID\\d{2}$", ["1", "I", "ID", "ID12"], ["A", "ID123", "I1"]],
    ["^\\d{7}\\(\\d\\)$", ["1234567(", "1234567(8)"], ["12345678", "("]],
  ])("of %s are matched, and nothing else", (pattern, yes, no) => {
    const beginnings = new RegExp(beginningsOf(pattern));
    expect(yes.filter((typed) => !beginnings.test(typed))).toEqual([]);
    expect(no.filter((typed) => beginnings.test(typed))).toEqual([]);
  });

  it.each(["^[A-Z", "(", "^\\d+$", "[A-Z]{2}", "^(AB|C)\\d$", ""])(
    "cannot be made of %s",
    (pattern) => {
      expect(isNumberPattern(pattern)).toBe(false);
    },
  );
});

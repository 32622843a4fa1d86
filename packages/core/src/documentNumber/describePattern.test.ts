import { describe, expect, it } from "vitest";
import { describePattern } from "./index.ts";

const digits = (least: number, most = least) => ({ kind: "digits", least, most });
const letters = (least: number, most = least) => ({ kind: "letters", least, most });
const either = (least: number, most = least) => ({ kind: "lettersOrDigits", least, most });
const literal = (characters: string) => ({ kind: "literal", characters });
const oneOf = (characters: string) => ({ kind: "oneOf", characters });

describe("the description of a pattern", () => {
  it.each([
    [String.raw`^[A-Z]{2}\d{7}$`, [letters(2), digits(7)]],
    [String.raw`^\d{8,9}$`, [digits(8, 9)]],
    [String.raw`^K[A-Z]?\d{7}$`, [literal("K"), letters(0, 1), digits(7)]],
    [String.raw`^PA\d{7}$`, [literal("PA"), digits(7)]],
    [String.raw`^[USZ]\d{8}$`, [oneOf("USZ"), digits(8)]],
    ["^[CFGHJK][CFGHJKLMNPRTVWXYZ0-9]{8}$", [oneOf("CFGHJK"), either(8)]],
    [String.raw`^[A-Z0-9]{4}[A-Z0-9]{5}[0-9X][0-9A-Z]$`, [either(11)]],
    ["^[A-Z0-9<]{9}$", [either(9)]],
    [String.raw`^\d{17}[0-9X]$`, [digits(17), either(1)]],
    // A separator that may be absent is not told, one that must stand there is.
    [String.raw`^\d{8} ?\d ?[A-Z0-9]{2}\d$`, [digits(9), either(2), digits(1)]],
    [
      String.raw`^\d{3}-\d{7}-\d{2}$`,
      [digits(3), literal("-"), digits(7), literal("-"), digits(2)],
    ],
    [String.raw`^\d{7}\(\d\)$`, [digits(7), literal("("), digits(1), literal(")")]],
    ["^[Α-Ω]{1,2} ?-? ?\\d{6}$", [letters(1, 2), digits(6)]],
    ["^[А-ЯІЇЄҐ]{2} ?\\d{6}$", [letters(2), digits(6)]],
  ])("of %s tells what stands where", (pattern, parts) => {
    expect(describePattern(pattern)).toEqual([parts]);
  });

  it("tells each of two forms", () => {
    expect(describePattern(String.raw`^\d{9}$|^ID\d{7}$`)).toEqual([
      [digits(9)],
      [literal("ID"), digits(7)],
    ]);
  });

  it.each([
    ["signs and digits mixed", String.raw`^[\d.]{6,13}$`],
    ["another form", "^(AB|CD)+$"],
    ["nothing", ""],
  ])("is none of %s", (_, pattern) => {
    expect(describePattern(pattern)).toBeNull();
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NumberPatternError, numberRuns, readPattern, testNumber } from "./index.ts";

const passport = String.raw`^[CFGHJK][CFGHJKLMNPRTVWXYZ0-9]{8}$`;

/** One pattern of each form that the catalogue has. */
const patterns = [
  passport,
  String.raw`^\d{9}$`,
  String.raw`^[A-Z]{1,2}\d{7,8}$`,
  String.raw`^\d{3}-\d{7}-\d{2}$`,
  String.raw`^[A-Z]\d{8}$|^\d{9}$`,
  String.raw`^[A-Z]{2} ?\d{6}$`,
  String.raw`^\d{5}/\d{2}/\d{4}$`,
  String.raw`^[A-Z]{1,2}\d{6}\([0-9A]\)$`,
  String.raw`^\d\.?\d{3}\.?\d{3}-?\d$`,
  String.raw`^[\d.]{6,13}$`,
  String.raw`^[A-Z0-9<]{9}$`,
  "^[Α-Ω]{1,2} ?-? ?\\d{6}$",
];

describe("the test of a number", () => {
  it("finds that a number has the format, in small letters and with other separators too", () => {
    expect(testNumber(passport, "C01X00T47")).toEqual({ outcome: "fits" });
    expect(testNumber(passport, " c01x 00t47 ")).toEqual({ outcome: "fits" });
    expect(testNumber(String.raw`^\d{3}-\d{7}-\d{2}$`, "123-1234567-12").outcome).toBe("fits");
  });

  it("names the first position that differs, and what may stand there", () => {
    expect(testNumber(passport, "X01X00T47")).toMatchObject({
      outcome: "differs",
      position: 1,
      found: "X",
      expected: [{ kind: "oneOf", characters: "CFGHJK" }],
    });
    expect(testNumber(String.raw`^[A-Z]{1,2}\d{7}$`, "AB1C")).toMatchObject({
      position: 4,
      expected: [{ kind: "digit" }],
    });
  });

  it("of several formats goes by the one that follows the number longest", () => {
    const either = String.raw`^[A-Z]\d{3}$|^\d{4}$`;
    expect(testNumber(either, "1234").outcome).toBe("fits");
    expect(testNumber(either, "A12X")).toMatchObject({ outcome: "differs", position: 4 });
    expect(testNumber(either, "?")).toMatchObject({
      position: 1,
      expected: [{ kind: "letter" }, { kind: "digit" }],
    });
  });

  it("tells a number that is too short or too long from one that is wrong", () => {
    expect(testNumber(passport, "  ")).toEqual({ outcome: "nothing" });
    expect(testNumber(passport, "C01")).toEqual({ outcome: "tooShort", length: 3 });
    expect(testNumber(passport, "C01X00T471")).toEqual({ outcome: "tooLong", position: 10 });
  });

  it("agrees with the regular expression on every number", () => {
    for (const pattern of patterns) {
      const expression = new RegExp(pattern, "u");
      const number = fc.oneof(
        fc.stringMatching(expression),
        fc.string({ unit: fc.constantFrom(..."ACXΩ0129-. /()<"), minLength: 1, maxLength: 14 }),
      );
      fc.assert(
        fc.property(number, (text) => {
          const tidy = text.trim();
          if (expression.test(tidy)) expect(testNumber(pattern, tidy).outcome).toBe("fits");
          else if (!/[\s./-]/u.test(tidy))
            expect(testNumber(pattern, tidy).outcome).not.toBe("fits");
        }),
        { numRuns: 60 },
      );
    }
  });
});

describe("the pattern of a number", () => {
  it("is read into places, those that may be left out marked", () => {
    expect(readPattern(String.raw`^K[A-Z]?\d{1,2}$`)).toEqual([
      [
        { kind: "literal", characters: "K", isOptional: false },
        expect.objectContaining({ kind: "letter", isOptional: true }),
        expect.objectContaining({ kind: "digit", isOptional: false }),
        expect.objectContaining({ kind: "digit", isOptional: true }),
      ],
    ]);
  });

  it("names places where the same may stand together", () => {
    const [format = []] = readPattern(String.raw`^[A-Z]{2}\d{6,7}$`);
    expect(numberRuns(format)).toMatchObject([
      { kind: "letter", from: 1, to: 2, isOptional: false },
      { kind: "digit", from: 3, to: 8, isOptional: false },
      { kind: "digit", from: 9, to: 9, isOptional: true },
    ]);
  });

  it.each([String.raw`\d{9}`, "^(a+)+$", "^.*$", String.raw`^\d{99}$`, "^[A-Z$"])(
    "of another form is refused: %s",
    (pattern) => {
      expect(() => readPattern(pattern)).toThrow(NumberPatternError);
    },
  );
});

import { describe, expect, it } from "vitest";
import { fictionalNumber } from "./fictionalNumber.ts";

describe("a fictional number", () => {
  it("is zeros, and X where a letter must stand, in turns where both may", () => {
    expect(fictionalNumber("^[A-Z]{2}\\d{7}$")).toBe("XX0000000");
    expect(fictionalNumber("^[CFGHJK][CFGHJKLMNPRTVWXYZ0-9]{8}$")).toBe("CX0X0X0X0");
    expect(fictionalNumber("^784-\\d{4}-\\d{7}-\\d$")).toBe("784-0000-0000000-0");
  });

  it("takes the first of several forms and leaves out what need not be there", () => {
    expect(fictionalNumber("^\\d{9}$|^ID\\d{7}$")).toBe("000000000");
    expect(fictionalNumber("^[A-Z]{1,2}\\d{6}\\([0-9A]\\)$")).toBe("X000000(0)");
    expect(fictionalNumber("^\\d{8}-?\\d$")).toBe("000000000");
  });

  it("is not made up where the pattern is more than that", () => {
    expect(() => fictionalNumber("^(AB|CD)+$")).toThrow("no number could be made for the pattern");
  });
});

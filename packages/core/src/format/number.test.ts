import { describe, expect, it } from "vitest";
import { languages } from "../language/index.ts";
import {
  formatNumber,
  formatPercent,
  formatSize,
  formatValue,
  readDecimal,
  writeDecimal,
} from "./number.ts";

/** Intl writes spaces of several kinds. */
const plain = (text: string) => text.replace(/\s/gu, " ");

describe("a calendar value", () => {
  it("shows 0 decimals for integers and 2 otherwise, with digit grouping", () => {
    expect(formatValue(5, "en")).toBe("5");
    expect(formatValue(1000, "en")).toBe("1,000");
    expect(formatValue(0.5, "en")).toBe("0.50");
    expect(formatValue(1234567.891, "de")).toBe("1.234.567,89");
    expect(formatValue(1000, "es")).toBe("1.000");
    expect(plain(formatValue(1000, "pl"))).toBe("1 000");
    expect(plain(formatValue(1000.5, "no"))).toBe("1 000,50");
  });
});

describe("a number", () => {
  it("has no more decimals than it needs", () => {
    expect(formatNumber(7.32238, "en")).toBe("7.322");
    expect(formatNumber(7, "en")).toBe("7");
    expect(formatNumber(7.25, "fr", 1)).toBe("7,3");
  });
});

describe("a share", () => {
  it("is in whole percent, set apart from the sign where the language does so", () => {
    const said = Object.fromEntries(
      languages.map((tag) => [tag, plain(formatPercent(0.504, tag))]),
    );
    const [close, apart] = ["50%", "50 %"];
    expect(said).toEqual({
      en: close,
      it: close,
      pl: close,
      de: apart,
      es: apart,
      fr: apart,
      lt: apart,
      no: apart,
    });
    expect(formatPercent(0.5, "de")).not.toContain(" ");
  });
});

describe("a size", () => {
  it("is shown in mm, as far as it is known", () => {
    expect(formatSize([129, 71], "en")).toBe("129 × 71\u00a0mm");
    expect(formatSize([16.25], "de")).toBe("16,25\u00a0mm");
    expect(formatSize([null, 71, undefined], "en")).toBe("71\u00a0mm");
    expect(formatSize([null], "en")).toBe("");
  });
});

describe("a number that is edited", () => {
  it("is written ungrouped, with the sign of the language", () => {
    expect(writeDecimal(118.2, "en")).toBe("118.2");
    expect(writeDecimal(118.2, "de")).toBe("118,2");
    expect(writeDecimal(1234567.891234, "fr")).toBe("1234567,891234");
    expect(writeDecimal(0, "pl")).toBe("0");
  });

  it.each(languages)("is read as it was written: %s", (language) => {
    for (const value of [0, 7, 118.2, 1.125, 61.1234, 1234.5, 1e9, 1e-7])
      expect(readDecimal(writeDecimal(value, language), language)).toBe(value);
  });

  it("is read with a point and with a comma, unless it may be thousands", () => {
    expect([readDecimal("61.5", "de"), readDecimal(" 61,5 ", "en")]).toEqual([61.5, 61.5]);
    expect([readDecimal("0.125", "de"), readDecimal("1234,125", "en")]).toEqual([0.125, 1234.125]);
    expect([readDecimal("10.000", "de"), readDecimal("10,000", "en")]).toEqual([NaN, NaN]);
    expect([readDecimal("10.000", "en"), readDecimal("10,000", "de")]).toEqual([10, 10]);
  });

  it.each(["fr", "lt", "no", "pl"] as const)("is read as it is shown: %s", (language) => {
    for (const value of [12_345, 1_234_567.5])
      expect(readDecimal(formatNumber(value, language), language)).toBe(value);
  });

  it("is read with thousands set apart by spaces and apostrophes", () => {
    const typed = ["10 000", "10\u202f000,5", "1\u00a0000\u00a0000", "10'000.5", "10’000"];
    expect(typed.map((text) => readDecimal(text, "pl"))).toEqual([
      1e4, 10_000.5, 1e6, 10_000.5, 1e4,
    ]);
    for (const text of ["10 00", "1000 000", "10 000 00", "1  000"])
      expect(readDecimal(text, "pl")).toBeNaN();
  });

  it.each(["", " ", "abc", "1.234,5", "1,", "1e3", "0x10"])("is none: %s", (text) => {
    expect(readDecimal(text, "en")).toBeNaN();
  });
});

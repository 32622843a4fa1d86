import { describe, expect, it } from "vitest";
import { formatNumber, formatSize, formatValue } from "./number.ts";

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

describe("a size", () => {
  it("is shown in mm, as far as it is known", () => {
    expect(formatSize([129, 71], "en")).toBe("129 × 71 mm");
    expect(formatSize([16.25], "de")).toBe("16,25 mm");
    expect(formatSize([null, 71, undefined], "en")).toBe("71 mm");
    expect(formatSize([null], "en")).toBe("");
  });
});

import { describe, expect, it } from "vitest";
import { languages } from "../language/index.ts";
import { datePrecision, formatDate, loadDateLocale } from "./date.ts";

describe("a date", () => {
  it("is dd.MM.yyyy by default", () => {
    expect(formatDate("2026-01-31")).toBe("31.01.2026");
    expect(formatDate("2026-01-31T23:59:59Z")).toBe("31.01.2026");
    expect(formatDate("2026-01-31", "MM/dd/yyyy")).toBe("01/31/2026");
  });

  it("is shown no more exactly than it is known", () => {
    expect(formatDate("1991")).toBe("1991");
    expect(formatDate("1991-07")).toBe("07.1991");
    const patterns = [
      "MM/dd/yyyy",
      "yyyy-MM-dd",
      "d. MMMM yyyy",
      "EEEE, d MMM yyyy",
      "d 'of' MMMM, yyyy",
    ];
    expect(patterns.map((pattern) => formatDate("1991-07", pattern))).toEqual([
      "07/1991",
      "1991-07",
      "July 1991",
      "Jul 1991",
      "July, 1991",
    ]);
    expect(patterns.map((pattern) => formatDate("1991", pattern))).toEqual(Array(5).fill("1991"));
    expect(["1991", "1991-07", "1991-07-01", "7/91"].map(datePrecision)).toEqual([
      "year",
      "month",
      "day",
      null,
    ]);
  });

  it("that cannot be formatted shows 'Invalid date'", () => {
    for (const text of [
      "",
      "soon",
      "2026-02-30",
      "2026-13",
      "0000",
      "0000-01-01",
      "31.01.2026",
      "2026-01-31x",
      null,
      undefined,
    ]) {
      expect(formatDate(text)).toBe("Invalid date");
    }
    expect(formatDate("2026-01-31", "dd.MM.nn")).toBe("Invalid date");
  });

  it("is written in each of the eight languages", async () => {
    const months = await Promise.all(
      languages.map(async (language) =>
        formatDate("2026-05-17", "d MMMM", await loadDateLocale(language)),
      ),
    );
    expect(months).toEqual([
      "17 Mai",
      "17 May",
      "17 mayo",
      "17 mai",
      "17 maggio",
      "17 gegužės",
      "17 mai",
      "17 maja",
    ]);
  });

  it("has a locale of date-fns for each language, British for English and Bokmål for Norwegian", async () => {
    const codes = await Promise.all(
      languages.map(async (each) => (await loadDateLocale(each)).code),
    );
    expect(codes).toEqual(["de", "en-GB", "es", "fr", "it", "lt", "nb", "pl"]);
  });
});

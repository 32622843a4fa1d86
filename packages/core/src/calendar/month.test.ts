import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthOf, nextMonth, previousMonth, readMonth, writeMonth } from "./month.ts";

const current = { year: 2026, month: 6 };
const months = fc.record({
  year: fc.integer({ min: 1901, max: 2099 }),
  month: fc.integer({ min: 1, max: 12 }),
});

describe("month and year", () => {
  it("live in the query string and default to the current month", () => {
    expect(readMonth("", current)).toEqual(current);
    expect(readMonth("?year=2024&month=2", current)).toEqual({ year: 2024, month: 2 });
    expect(readMonth("month=2", current)).toEqual({ year: 2026, month: 2 });
    expect(readMonth("year=1900", current)).toEqual({ year: 1900, month: 6 });
  });

  it("fall back where they are no year or month of the calendar", () => {
    for (const query of [
      "year=1899&month=0",
      "year=2101&month=13",
      "year=abc&month=1.5",
      "year=-2026&month=",
      "year=2e3&month=%201",
      "year=99999&month=00000001",
    ]) {
      expect(readMonth(query, current), query).toEqual(current);
    }
  });

  it("are written beside unrelated parameters, and the current month by leaving them out", () => {
    const written = writeMonth("currencyISO=DKK&year=2020", { year: 2026, month: 7 }, current);
    expect(written.toString()).toBe("currencyISO=DKK&year=2026&month=7");
    expect(writeMonth(written, current, current).toString()).toBe("currencyISO=DKK");
  });

  it("are read back as they were written", () => {
    fc.assert(
      fc.property(months, months, (month, now) => {
        expect(readMonth(writeMonth("page=2", month, now), now)).toEqual(month);
      }),
    );
  });

  it("move one month at a time, there and back", () => {
    expect(previousMonth({ year: 2026, month: 1 })).toEqual({ year: 2025, month: 12 });
    expect(nextMonth({ year: 2025, month: 12 })).toEqual({ year: 2026, month: 1 });
    expect(previousMonth({ year: 1900, month: 1 })).toBeNull();
    expect(nextMonth({ year: 2100, month: 12 })).toBeNull();
    fc.assert(
      fc.property(months, (month) => {
        const next = nextMonth(month);
        expect(next && previousMonth(next)).toEqual(month);
        expect((next?.year ?? 0) * 12 + (next?.month ?? 0)).toBe(month.year * 12 + month.month + 1);
      }),
    );
  });

  it("are read from a date and from a month", () => {
    expect(monthOf("2026-01-31")).toEqual({ year: 2026, month: 1 });
    expect(monthOf("2026-12")).toEqual({ year: 2026, month: 12 });
  });
});

import { describe, expect, it } from "vitest";
import { dayAfter, dayOf, firstDayOf, lastDayOf, monthsBefore } from "./calendarDay.ts";

describe("a date of year, month or day precision", () => {
  it.each([
    ["2026", "2026-01-01", "2026-12-31"],
    ["2026-02", "2026-02-01", "2026-02-28"],
    ["2024-02", "2024-02-01", "2024-02-29"],
    ["2026-12", "2026-12-01", "2026-12-31"],
    ["2026-01-31", "2026-01-31", "2026-01-31"],
  ])("%s lasts from %s to %s", (partial, first, last) => {
    expect(firstDayOf(partial)).toBe(first);
    expect(lastDayOf(partial)).toBe(last);
  });
});

describe("days", () => {
  it.each([
    ["2026-01-31", "2026-02-01"],
    ["2024-02-28", "2024-02-29"],
    ["2026-12-31", "2027-01-01"],
  ])("after %s comes %s", (day, next) => {
    expect(dayAfter(day)).toBe(next);
  });

  it.each([
    ["2026-11-21", 24, "2024-11-21"],
    ["2026-03-31", 1, "2026-02-28"],
    ["2026-01-15", 1, "2025-12-15"],
  ])("%s less %i months is %s", (day, months, earlier) => {
    expect(monthsBefore(day, months)).toBe(earlier);
  });

  it("are those of UTC, whatever the machine's zone", () => {
    expect(dayOf(new Date("2026-01-31T23:59:59Z"))).toBe("2026-01-31");
    expect(dayOf(new Date("2026-02-01T00:00:00Z"))).toBe("2026-02-01");
  });
});

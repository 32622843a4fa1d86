import { languages } from "@specimen/core/language";
import { describe, expect, it } from "vitest";
import { dayOf, monthDays, monthName } from "./monthDays.ts";

const labelled = (dates: string[]) =>
  monthDays({ year: 2026, month: 1 }, dates, "")
    .filter(({ isLabelled }) => isLabelled)
    .map(({ day }) => day);

describe("the scale of days", () => {
  it("has the days of its month, leap years known", () => {
    const count = (year: number, month: number) => monthDays({ year, month }, [], "").length;
    expect([count(2026, 1), count(2026, 2), count(2028, 2), count(2026, 4)]).toEqual([
      31, 28, 29, 30,
    ]);
  });

  it("knows weekends", () => {
    const weekend = monthDays({ year: 2026, month: 1 }, [], "").filter(
      ({ isWeekend }) => isWeekend,
    );
    expect(weekend.map(({ day }) => day)).toEqual([3, 4, 10, 11, 17, 18, 24, 25, 31]);
  });

  it("marks the days that are known, and no day for a month alone", () => {
    const days = monthDays({ year: 2026, month: 1 }, ["2026-01-31", "2026-01-01", "2026-01"], "");
    expect(days.filter(({ isMarked }) => isMarked).map(({ day }) => day)).toEqual([1, 31]);
  });

  it("marks today, in its own month alone", () => {
    const todayIn = (year: number, month: number) =>
      monthDays({ year, month }, ["2026-01-09"], "2026-01-09").flatMap(({ day, isToday }) =>
        isToday ? [day] : [],
      );
    expect([todayIn(2026, 1), todayIn(2026, 2), todayIn(2025, 1)]).toEqual([[9], [], []]);
  });

  it("labels, where space is short, marked days and every fifth that does not touch them", () => {
    expect(labelled([])).toEqual([1, 5, 10, 15, 20, 25, 30]);
    expect(labelled(["2026-01-31"])).toEqual([1, 5, 10, 15, 20, 25, 31]);
    expect(labelled(["2026-01-11", "2026-01-12"])).toEqual([1, 5, 11, 15, 20, 25, 30]);
  });
});

it("reads the day of a date only where it is known", () => {
  expect([dayOf("2026-01-09"), dayOf("2026-01"), dayOf("2026")]).toEqual([9, undefined, undefined]);
});

it("names a month in each language", () => {
  expect(languages.map((language) => monthName({ year: 2026, month: 5 }, language))).toEqual([
    "Mai 2026",
    "May 2026",
    "mayo de 2026",
    "mai 2026",
    "maggio 2026",
    "2026 m. gegužė",
    "mai 2026",
    "maj 2026",
  ]);
});

import { expect, it } from "vitest";
import { monthOf } from "./calendarMonth.ts";

const entries = [
  "2026-06-30",
  "2026-05-31",
  "2026-06-01",
  "2026-07-01",
  "2026-06",
  "2024-01",
  "2027-09-01",
].map((date) => ({ date }));
const dates = (month: string) => monthOf(entries, month).items.map(({ date }) => date);

it("a month has its first and its last day and what is only known by the month", () => {
  expect(dates("2026-06")).toEqual(["2026-06-30", "2026-06-01", "2026-06"]);
});

it.each([
  ["2026-06", "2026-05", "2026-07"],
  ["2025-01", "2024-01", "2026-05"],
  ["2024-01", null, "2026-05"],
  ["2027-09", "2026-07", null],
  ["2030-01", "2027-09", null],
])("from %s the nearest months with entries are %s and %s", (month, earlier, later) => {
  expect(monthOf(entries, month)).toMatchObject({ earlier, later });
});

it("nothing has no neighbours", () => {
  expect(monthOf([], "2026-06")).toEqual({ items: [], earlier: null, later: null });
});

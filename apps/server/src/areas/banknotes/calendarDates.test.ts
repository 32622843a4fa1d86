import { expect, it } from "vitest";
import { calendarDatesOf } from "./calendarDates.ts";
import type { Stages } from "../../catalogue/timeline.ts";

const note = (stages: Partial<Stages>): Stages => ({
  firstIssued: null,
  issuanceStopped: null,
  legalTenderUntil: null,
  exchangeKind: null,
  exchangeUntil: null,
  worthlessAfter: null,
  issuer: "Danmarks Nationalbank",
  ...stages,
});

it("a note is new, out of circulation and worthless on the first day of each", () => {
  const krone = note({
    firstIssued: "2011-05-24",
    legalTenderUntil: "2025-05-31",
    exchangeKind: "until",
    exchangeUntil: "2026-05-31",
    worthlessAfter: "2026-05-31",
  });
  expect(calendarDatesOf(krone)).toEqual([
    { category: "new", date: "2011-05-24" },
    { category: "outOfCirculation", date: "2025-06-01" },
    { category: "worthless", date: "2026-06-01" },
  ]);
});

it("the day after the last of a year is the first of the next", () => {
  expect(calendarDatesOf(note({ legalTenderUntil: "2019-12-31" }))).toEqual([
    { category: "outOfCirculation", date: "2020-01-01" },
  ]);
});

it("a month is enough, and stays a month", () => {
  expect(calendarDatesOf(note({ firstIssued: "2016-09", legalTenderUntil: "2024-02" }))).toEqual([
    { category: "new", date: "2016-09" },
    { category: "outOfCirculation", date: "2024-02" },
  ]);
});

it("a year belongs to no month", () => {
  const old = note({
    firstIssued: "1997",
    legalTenderUntil: "2002",
    exchangeKind: "until",
    exchangeUntil: "2032",
  });
  expect(calendarDatesOf(old)).toEqual([]);
});

it("exchange without end, or nobody knows how long, sets no day without value", () => {
  for (const exchangeKind of ["unlimited", "unknown"] as const) {
    const franc = note({ legalTenderUntil: "2021-04-30", exchangeKind });
    expect(calendarDatesOf(franc)).toEqual([{ category: "outOfCirculation", date: "2021-05-01" }]);
  }
});

it("a note that lost its value when it was withdrawn is only worthless", () => {
  const mark = note({ legalTenderUntil: "2023-12-31", worthlessAfter: "2023-12-31" });
  expect(calendarDatesOf(mark)).toEqual([{ category: "worthless", date: "2024-01-01" }]);
});

it("a note without dates has none", () => {
  expect(calendarDatesOf(note({}))).toEqual([]);
});

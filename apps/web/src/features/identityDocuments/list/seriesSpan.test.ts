import { expect, it } from "vitest";
import { axisOf, placeOn, spanOf, yearOf } from "./seriesSpan.ts";

const today = 2026.5;
const current = {
  firstIssued: "2017-07",
  lastIssued: null,
  status: "current",
  notValidAfter: null,
  validity: { adultYears: 10, minorYears: 6 },
} as const;

it("reads dates of any precision as years", () => {
  expect([yearOf("2017"), yearOf("2017-07")]).toEqual([2017, 2017.5]);
  expect(yearOf("2017-07-02")).toBeCloseTo(2017.5 + 1 / 365);
});

it("ends the span of what is still issued today, and lets its documents count from there", () => {
  expect(spanOf(current, today)).toEqual({
    from: 2017.5,
    to: today,
    isStillIssued: true,
    validTo: 2036.5,
  });
});

it("takes the recorded last day before that of the validity", () => {
  const old = { ...current, lastIssued: "2010", status: "superseded" } as const;
  expect(spanOf(old, today).validTo).toBe(2020);
  expect(spanOf({ ...old, notValidAfter: "2027" }, today).validTo).toBe(2027);
});

it("does not guess what is not known", () => {
  const unknown = {
    ...current,
    firstIssued: null,
    status: "expired",
    validity: { adultYears: null, minorYears: null },
  } as const;
  const span = spanOf(unknown, today);
  expect(span).toEqual({ from: null, to: null, isStillIssued: false, validTo: null });
  expect(placeOn(span, { from: 2000, to: 2040 })).toEqual({ issued: null, valid: null });
});

it("puts all series on one axis of whole years around today", () => {
  const spans = [spanOf(current, today), spanOf({ ...current, firstIssued: "2001" }, today)];
  expect(axisOf(spans, today)).toEqual({ from: 2001, to: 2037 });
  expect(axisOf([], today)).toEqual({ from: 2016, to: 2037 });
  expect(placeOn(spanOf(current, today), { from: 2006.5, to: 2046.5 })).toEqual({
    issued: { start: 27.5, length: 22.5 },
    valid: { start: 50, length: 25 },
  });
});

import { expect, it, vi } from "vitest";
import {
  begunDate,
  localDate,
  millisecondsToMidnight,
  millisecondsToServiceMidnight,
  serviceDate,
} from "./index.ts";

const at = (...parts: [number, number, number, number, number]) => new Date(...parts).getTime();

it("names the date of the local calendar, on both sides of midnight", () => {
  expect(localDate(at(2026, 0, 9, 0, 0))).toBe("2026-01-09");
  expect(localDate(at(2026, 11, 31, 23, 59))).toBe("2026-12-31");
  expect(localDate(at(2026, 11, 31, 23, 59) + 60_000)).toBe("2027-01-01");
});

it("knows when the next day begins, also where clocks change in between", () => {
  for (let day = 1; day <= 365; day += 1) {
    const now = at(2026, 0, day, 13, 7);
    const next = now + millisecondsToMidnight(now);
    expect([localDate(next - 1), localDate(next)]).toEqual([
      localDate(now),
      localDate(at(2026, 0, day + 1, 12, 0)),
    ]);
  }
});

it.each([
  ["half past midnight, east of UTC", "2026-11-22T23:30:00Z", 23, "2026-11-22"],
  ["the evening before, west of UTC", "2026-11-23T02:30:00Z", 22, "2026-11-22"],
  ["noon", "2026-11-22T12:00:00Z", 22, "2026-11-22"],
])("the day has begun here and in UTC: %s", (_, instant, dayHere, begun) => {
  vi.spyOn(Date.prototype, "getDate").mockReturnValue(dayHere);
  expect(begunDate(Date.parse(instant))).toBe(begun);
  vi.restoreAllMocks();
});

it.each(["1969-12-31T23:00:00.001Z", "2026-11-22T00:00:00Z", "2026-11-22T23:59:59.999Z"])(
  "knows the service's day, and when its next one begins: %s",
  (instant) => {
    const now = Date.parse(instant);
    const next = now + millisecondsToServiceMidnight(now);
    expect(serviceDate(now)).toBe(instant.slice(0, 10));
    expect(serviceDate(next - 1)).toBe(serviceDate(now));
    expect(next).toBe(Date.parse(`${serviceDate(next)}T00:00:00Z`));
    expect(next).toBeGreaterThan(now);
  },
);

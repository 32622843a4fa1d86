import { expect, it } from "vitest";
import { coinDates, coinTimeline } from "./coinTimeline.ts";

it("gives years as partial dates of four digits", () => {
  expect(coinDates({ firstIssued: 1967, lastIssued: null })).toEqual({
    firstIssued: "1967",
    lastIssued: null,
  });
  expect(coinDates({ firstIssued: 850, lastIssued: 1914 }).firstIssued).toBe("0850");
});

it("tells a coin that is still struck from one that is not", () => {
  const states = (lastIssued: number | null) =>
    coinTimeline({ firstIssued: 1817, lastIssued }).map(({ kind, date, state }) => [
      kind,
      date,
      state,
    ]);
  expect(states(null)).toEqual([
    ["issued", "1817", "present"],
    ["issuanceStopped", null, "open"],
  ]);
  expect(states(1917)).toEqual([
    ["issued", "1817", "past"],
    ["issuanceStopped", "1917", "present"],
  ]);
});

import { expect, it } from "vitest";
import { type Goal, goalRows, isReached, judged } from "./goals.ts";

const scripts: Goal = {
  id: "P1",
  what: "JavaScript on the wire",
  measured: 110,
  floor: 58,
  unit: "kB",
  limit: { kind: "atMost", of: "ratio", value: 2 },
};

it("judges a ratio to the baseline", () => {
  expect(judged(scripts)).toBeCloseTo(1.897, 3);
  expect(isReached(scripts)).toBe(true);
  expect(isReached({ ...scripts, measured: 117 })).toBe(false);
});

it("judges a value that must not fall below its limit", () => {
  const goal: Goal = {
    ...scripts,
    measured: 0.79,
    limit: { kind: "atLeast", of: "value", value: 0.8 },
  };
  expect(isReached(goal)).toBe(false);
  expect(isReached({ ...goal, measured: 0.8 })).toBe(true);
});

it("cannot judge a ratio without a baseline", () => {
  const { floor: _, ...withoutFloor } = scripts;
  expect(() => isReached(withoutFloor)).toThrow("A ratio needs a baseline.");
});

it("writes a small share as a fraction", () => {
  const goal: Goal = { ...scripts, limit: { kind: "atLeast", of: "ratio", value: 1 / 30 } };
  expect(goalRows([goal])[0]).toContain("≥ 1/30 ×");
});

it("writes a row that says what was reached and what was missed", () => {
  expect(goalRows([scripts, { ...scripts, measured: 200 }])).toEqual([
    "| P1 | JavaScript on the wire | 110 kB | 58 kB | 1.90 × | ≤ 2 × | reached |",
    "| P1 | JavaScript on the wire | 200 kB | 58 kB | 3.45 × | ≤ 2 × | **missed** |",
  ]);
});

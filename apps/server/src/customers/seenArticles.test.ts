import { expect, it } from "vitest";
import { newSince, seenMarker } from "./seenArticles.ts";

const now = new Date("2026-11-21T12:00:00Z");

it("what was published after the reader was last shown articles is new", () => {
  const seen = new Date("2026-11-01T08:00:00Z");
  expect(newSince(seen, now)).toBe(seen);
});

it("to a reader who was never shown any, thirty days are new", () => {
  expect(newSince(null, now).toISOString()).toBe("2026-10-22T12:00:00.000Z");
});

it.each([
  [null, "2026-11-20T00:00:00.000Z", "2026-11-20T00:00:00.000Z"],
  ["2026-11-10T00:00:00.000Z", "2026-11-20T00:00:00.000Z", "2026-11-20T00:00:00.000Z"],
  ["2026-11-20T00:00:00.000Z", "2026-11-10T00:00:00.000Z", "2026-11-20T00:00:00.000Z"],
  ["2026-11-20T00:00:00.000Z", "2027-01-01T00:00:00.000Z", "2026-11-21T12:00:00.000Z"],
])(
  "the marker moves from %s on %s to %s: never back, never ahead of now",
  (former, shown, next) => {
    const marker = seenMarker(former === null ? null : new Date(former), new Date(shown), now);
    expect(marker.toISOString()).toBe(next);
  },
);

import { describe, expect, it } from "vitest";
import { atOnce, isTimed, readWhen, timingOf } from "./when.ts";

describe("when a change takes effect", () => {
  it("goes as instants, and what is empty does not go", () => {
    const when = { from: "2026-12-01T06:00", until: "", reason: "agreed" };
    const effectiveFrom = new Date(2026, 11, 1, 6).toISOString();
    expect(timingOf(when)).toEqual({ effectiveFrom, reason: "agreed" });
    expect(timingOf(atOnce)).toEqual({});
    expect([isTimed(when), isTimed(atOnce)]).toEqual([true, false]);
  });

  it.each([undefined, null, 7, "x", [], {}, { from: 7 }])(
    "that was kept and cannot be read is nothing: %j",
    (kept) => expect(readWhen(kept)).toEqual(atOnce),
  );
});

import { describe, expect, it } from "vitest";
import { atOnce, isTimed, judgeWhen, readWhen, timingOf } from "./when.ts";

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

describe("the times of a change", () => {
  const now = new Date(2026, 10, 23, 12).getTime();
  const judge = (from: string, until: string) => judgeWhen({ from, until, reason: "" }, now);

  it.each([
    ["", ""],
    ["2026-12-01T06:00", ""],
    ["2026-12-01T06:00", "2026-12-01T06:01"],
    ["", "2026-11-23T12:01"],
    // A change cannot take effect before it is made.
    ["2020-01-01T00:00", "2026-11-23T12:01"],
  ])("from %j until %j can be sent", (from, until) => expect(judge(from, until)).toEqual({}));

  it.each([
    ["2026-12-01T06:00", "2026-12-01T06:00"],
    ["2026-12-01T06:00", "2026-11-24T06:00"],
    ["", "2026-11-23T12:00"],
    ["2020-01-01T00:00", "2021-01-01T00:00"],
  ])("from %j cannot end at %j", (from, until) =>
    expect(judge(from, until)).toEqual({ until: "endsEarly" }),
  );

  it.each(["202612-01-01T06:00", "+012026-01-01T06:00", "x"])("%j is no time", (typed) => {
    expect(judge(typed, "")).toEqual({ from: "notATime" });
    expect(judge("", typed)).toEqual({ until: "notATime" });
  });
});

import { describe, expect, it } from "vitest";
import { daysOf, exchangeOf, type Stages, statusOn, statusSince, timelineOf } from "./timeline.ts";

const current: Stages = {
  firstIssued: "2013-05-02",
  issuanceStopped: null,
  legalTenderUntil: null,
  exchangeKind: null,
  exchangeUntil: null,
  worthlessAfter: null,
  issuer: "European Central Bank",
};
/** Bulgaria: legal tender until 31 January 2026, exchanged without limit. */
const lev: Stages = {
  ...current,
  firstIssued: "1999-07-05",
  legalTenderUntil: "2026-01-31",
  exchangeKind: "unlimited",
  issuer: "Bulgarian National Bank",
};
const limited: Stages = { ...lev, exchangeKind: "until", exchangeUntil: "2026-05-31" };
const unrecorded: Stages = { ...lev, exchangeKind: "unknown" };

const statusOf = (stages: Stages, day: string) => statusOn(daysOf(stages), day);
const statesOf = (stages: Stages, day: string) =>
  timelineOf(stages, day).map(({ kind, state }) => `${kind} ${state}`);

describe("the status of a note", () => {
  it("is current until the last day as legal tender, and withdrawn from the day after", () => {
    expect(statusOf(lev, "2026-01-31")).toBe("issue");
    expect(statusOf(lev, "2026-02-01")).toBe("outOfCirculation");
  });

  it("is worthless from the day after the last stage", () => {
    expect(statusOf(limited, "2026-05-31")).toBe("outOfCirculation");
    expect(statusOf(limited, "2026-06-01")).toBe("worthless");
  });

  it("never becomes worthless where exchange has no end or is not known", () => {
    expect(statusOf(lev, "2999-01-01")).toBe("outOfCirculation");
    expect(statusOf(unrecorded, "2999-01-01")).toBe("outOfCirculation");
  });

  it("takes a month or year to its end", () => {
    const month = { ...limited, legalTenderUntil: "2026-02", exchangeUntil: "2027" };
    expect(statusOf(month, "2026-02-28")).toBe("issue");
    expect(statusOf(month, "2026-03-01")).toBe("outOfCirculation");
    expect(statusOf(month, "2027-12-31")).toBe("outOfCirculation");
    expect(statusOf(month, "2028-01-01")).toBe("worthless");
  });

  it("follows a recorded end of all value before the end of exchange", () => {
    const recorded = { ...limited, worthlessAfter: "2026-03-31" };
    expect(statusOf(recorded, "2026-03-31")).toBe("outOfCirculation");
    expect(statusOf(recorded, "2026-04-01")).toBe("worthless");
  });

  it("dates from the first issue, the day after legal tender, or the first worthless day", () => {
    expect(statusSince(lev, "issue")).toBe("1999-07-05");
    expect(statusSince(lev, "outOfCirculation")).toBe("2026-02-01");
    expect(statusSince(limited, "worthless")).toBe("2026-06-01");
    expect(statusSince({ ...lev, legalTenderUntil: "2026" }, "outOfCirculation")).toBe("2026");
  });
});

describe("the timeline of a note", () => {
  it("leaves the end of a current note open", () => {
    expect(statesOf(current, "2026-11-21")).toEqual(["issued present", "legalTenderUntil open"]);
  });

  it("stands at the stop of issuance while the note is still money", () => {
    const stopped = { ...current, issuanceStopped: "2019-04-26" };
    expect(statesOf(stopped, "2019-04-26")[0]).toBe("issued present");
    expect(statesOf(stopped, "2019-04-27")).toEqual([
      "issued past",
      "issuanceStopped present",
      "legalTenderUntil open",
    ]);
  });

  it("announces the coming stages of a note that is to be withdrawn", () => {
    expect(statesOf(limited, "2026-01-31")).toEqual([
      "issued present",
      "legalTenderUntil future",
      "exchange future",
      "worthless future",
    ]);
  });

  it("stands at exchange while it runs, and at worthless after it", () => {
    expect(statesOf(limited, "2026-05-31").slice(2)).toEqual([
      "exchange present",
      "worthless future",
    ]);
    expect(statesOf(limited, "2026-06-01").slice(2)).toEqual([
      "exchange past",
      "worthless present",
    ]);
  });

  it("says who exchanges, from when and until when", () => {
    expect(timelineOf(limited, "2026-03-01")[2]).toEqual({
      kind: "exchange",
      date: "2026-02-01",
      until: "2026-05-31",
      by: "Bulgarian National Bank",
      state: "present",
    });
  });

  it("leaves an exchange open that is not recorded", () => {
    expect(timelineOf(unrecorded, "2026-03-01")[2]).toEqual({
      kind: "exchange",
      date: null,
      until: null,
      by: null,
      state: "open",
    });
    expect(exchangeOf(unrecorded)?.kind).toBe("unknown");
    expect(exchangeOf({ ...lev, exchangeKind: null })?.kind).toBe("unknown");
  });

  it("keeps an unknown first issue as unknown", () => {
    expect(timelineOf({ ...current, firstIssued: null }, "2026-11-21")[0]).toMatchObject({
      date: null,
      state: "present",
    });
  });

  it("announces a note that is not yet issued", () => {
    expect(statesOf(current, "2013-05-01")[0]).toBe("issued future");
    expect(statesOf(current, "2013-05-02")[0]).toBe("issued present");
  });
});

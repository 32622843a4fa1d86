import { describe, expect, it } from "vitest";
import { machineWalks, walk } from "../testing/index.ts";

describe("statisticsQueueMachine", () => {
  it("keeps its promises on every path, and every state and transition is reached", () => {
    const report = walk(machineWalks.statisticsQueueMachine, (after, event, before) => {
      const { userId, batches, records } = after.context;
      const isEmpty = batches.length === 0 && records.length === 0;
      expect(after.matches({ queue: "empty" })).toBe(isEmpty);
      if (after.matches({ queue: "sending" })) expect(batches.length).toBeGreaterThan(0);
      // Nothing is begun without a token, and there is none without a user.
      const begins = after.matches({ queue: "sending" }) && !before.matches({ queue: "sending" });
      if (begins) expect(before.matches({ token: "fresh" })).toBe(true);
      if (!after.matches({ token: "none" })) expect(userId).not.toBeNull();
      if (event === "page.left" && userId !== null) expect(records).toEqual([]);
    });
    expect(report.missedStates).toEqual([]);
    expect(report.missedTransitions).toEqual([]);
  });
});

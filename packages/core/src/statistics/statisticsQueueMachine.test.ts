import { describe, expect, it } from "vitest";
import { stillRunning, walk } from "../testing/index.ts";
import { statisticsQueueMachine } from "./index.ts";

describe("statisticsQueueMachine", () => {
  it("keeps its promises on every path, and every state and transition is reached", () => {
    const walked = statisticsQueueMachine.provide({
      actors: { sendBatches: stillRunning(), refreshToken: stillRunning() },
      actions: {
        storeBatches: () => {},
        sendByBeacon: () => {},
        clearToken: () => {},
        reportToken: () => {},
      },
    });
    const record = { resource: "banknote" as const, resourceId: "one", id: "id", at: 0 };
    const batch = { id: "left", at: 0, records: [record] };
    const report = walk(walked, {
      events: [
        { type: "record.queued", record },
        { type: "user.identified", userId: "ada", left: [] },
        { type: "user.identified", userId: "bob", left: [batch] },
        { type: "user.forgotten" },
        { type: "page.left" },
        { type: "connection.restored" },
      ],
      outcomes: {
        sendBatches: [
          { output: { settled: ["id", "left"], failure: null } },
          { output: { settled: [], failure: "unauthorized" } },
          { output: { settled: [], failure: "unavailable" } },
          { error: new Error("not provided") },
        ],
        refreshToken: [{ output: undefined }, { error: new Error("offline") }],
      },
      identify: ({ value, context: { userId, batches, records, failures } }) => [
        value,
        userId,
        batches.length > 0,
        records.length > 0,
        Math.min(failures, 1),
      ],
      invariant: (after, event, before) => {
        const { userId, batches, records } = after.context;
        const isEmpty = batches.length === 0 && records.length === 0;
        expect(after.matches({ queue: "empty" })).toBe(isEmpty);
        if (after.matches({ queue: "sending" })) expect(batches.length).toBeGreaterThan(0);
        // Nothing is begun without a token, and there is none without a user.
        const begins = after.matches({ queue: "sending" }) && !before.matches({ queue: "sending" });
        if (begins) expect(before.matches({ token: "fresh" })).toBe(true);
        if (!after.matches({ token: "none" })) expect(userId).not.toBeNull();
        if (event === "page.left" && userId !== null) expect(records).toEqual([]);
      },
    });
    expect(report.missedStates).toEqual([]);
    expect(report.missedTransitions).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { machineWalks, walk } from "../testing/index.ts";

describe("dataCheckMachine", () => {
  it("keeps its promises on every path, and every state and transition is reached", () => {
    const report = walk(machineWalks.dataCheckMachine, (after, event, before) => {
      const { checkId, pages, fields, progress } = after.context;
      // Nothing of a check outlives its cancelling.
      if (event === "check.cancelled") {
        expect([after.value, checkId, pages, fields]).toEqual(["idle", null, [], null]);
      }
      // A result is lost only with its check.
      if (before.context.hasResult && !after.context.hasResult) expect(checkId).toBeNull();
      if (after.matches("followed")) expect(checkId).not.toBeNull();
      if (after.matches("uploading") && !before.matches("uploading")) {
        expect(pages).not.toEqual([]);
      }
      if (after.matches({ uploading: "sending" })) expect(progress.isComplete).toBe(false);
      // What was typed is given up only when it was judged or given up by its author.
      if (before.context.fields !== null && fields === null) {
        expect(["xstate.done.actor.decide", "check.cancelled", "pages.exchanged"]).toContain(event);
      }
    });
    expect(report.missedStates).toEqual([]);
    expect(report.missedTransitions).toEqual([]);
  });
});

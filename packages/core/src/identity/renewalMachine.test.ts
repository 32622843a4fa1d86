import { expect, it } from "vitest";
import { stillRunning, walk } from "../testing/index.ts";
import { renewalMachine } from "./renewalMachine.ts";

const session = { via: "provider", user: { sub: "p" }, permissions: [] } as const;
const over = { error: new Error("over") };

it("keeps its promises on every path, and every state and transition is reached", () => {
  let sent: string[] = [];
  const walked = renewalMachine.provide({
    actors: { renewToken: stillRunning() },
    actions: {
      report: () => sent.push("report"),
      sendRenewed: () => sent.push("renewed"),
      sendFailed: () => sent.push("failed"),
      sendEnded: () => sent.push("ended"),
    },
    guards: { isSessionOver: (_, { error }) => error === over.error },
  });
  const report = walk(walked, {
    events: [
      { type: "token.requested", isBackground: false },
      { type: "token.requested", isBackground: true },
    ],
    outcomes: { renewToken: [{ output: session }, { error: new Error("later") }, over] },
    identify: ({ value, context }) => [value, context],
    invariant: (after, event, before) => {
      // A request renews; only an outcome ends the renewal, and a failure is reported once.
      if (event === "token.requested") expect(after.value).toBe("renewing");
      if (event.startsWith("xstate.done")) expect(sent.slice(-1)).toEqual(["renewed"]);
      if (event.startsWith("xstate.error")) {
        const isBackground = !before.context.isAwaited;
        const told = sent.slice(isBackground ? -1 : -2);
        expect(told[0]).toBe("report");
        if (!isBackground) expect(["failed", "ended"]).toContain(told[1]);
      }
      if (after.value !== "renewing") expect(after.context.isAwaited).toBe(false);
      sent = [];
    },
  });
  expect(report.missedStates).toEqual([]);
  expect(report.missedTransitions).toEqual([]);
});

import { expect, it } from "vitest";
import { machineWalks, walk } from "../testing/index.ts";

it("keeps its promises on every path, and every state and transition is reached", () => {
  const { machine } = machineWalks.renewalMachine;
  let sent: string[] = [];
  const walkable = {
    ...machineWalks.renewalMachine,
    machine: machine.provide({
      actions: {
        report: () => sent.push("report"),
        sendRenewed: () => sent.push("renewed"),
        sendFailed: () => sent.push("failed"),
        sendEnded: () => sent.push("ended"),
      },
    }),
  };
  const report = walk(walkable, (after, event, before) => {
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
  });
  expect(report.missedStates).toEqual([]);
  expect(report.missedTransitions).toEqual([]);
});

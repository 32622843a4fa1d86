import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { machineWalks, settle, walk } from "../testing/index.ts";
import {
  mutationView,
  provideMutation,
  stopWhenSettled,
  type MutationInput,
  type MutationToast,
} from "./index.ts";

interface Form {
  text: string;
}

function open(input: MutationInput, answer: () => Promise<unknown> = async () => ({})) {
  const sent: string[] = [];
  const machine = provideMutation<Form>(async ({ text }) => {
    sent.push(text);
    return answer();
  });
  const actor = createActor(machine, { input });
  const toasts: MutationToast[] = [];
  actor.on("toast.raised", (toast) => toasts.push(toast));
  actor.start();
  const submit = (text: string) => actor.send({ type: "mutation.submitted", body: { text } });
  return { actor, sent, submit, toasts, view: () => mutationView(actor.getSnapshot()) };
}

const broken = async () => {
  throw new Error("503");
};

describe("a mutation", () => {
  it("has a pending, then a success state and a success toast", async () => {
    const form = open({ method: "PUT" }, () => Promise.resolve("stored"));
    expect(form.view()).toEqual({ status: "idle", isPending: false, error: null });
    form.submit("one");
    expect(form.view()).toEqual({ status: "pending", isPending: true, error: null });
    await settle();
    expect(form.view().status).toBe("success");
    expect(form.toasts).toEqual([
      { type: "toast.raised", kind: "success", error: null, result: "stored" },
    ]);
  });

  it("that is a DELETE shows 'deleted'", async () => {
    const form = open({ method: "DELETE" });
    form.submit("one");
    await settle();
    expect(form.toasts).toMatchObject([{ kind: "deleted" }]);
  });

  it("that failed shows an error toast and keeps the error in state until it is reset", async () => {
    const form = open({ method: "PUT" }, broken);
    form.submit("one");
    await settle();
    expect(form.view()).toMatchObject({ status: "error", error: new Error("503") });
    expect(form.toasts).toMatchObject([{ kind: "error", error: new Error("503") }]);
    form.actor.send({ type: "mutation.reset" });
    expect(form.view()).toEqual({ status: "idle", isPending: false, error: null });
  });

  it("can be sent again after an error, which is then gone", async () => {
    let isDown = true;
    const form = open({ method: "POST" }, () => (isDown ? broken() : Promise.resolve()));
    form.submit("one");
    await settle();
    isDown = false;
    form.submit("one");
    expect(form.view()).toEqual({ status: "pending", isPending: true, error: null });
    await settle();
    expect(form.toasts.map(({ kind }) => kind)).toEqual(["error", "success"]);
  });

  it("cannot be submitted twice at a time", async () => {
    const form = open({ method: "POST" });
    form.submit("one");
    form.submit("two");
    form.actor.send({ type: "mutation.reset" });
    expect(form.view().isPending).toBe(true);
    await settle();
    expect(form.sent).toEqual(["one"]);
    expect(form.toasts).toHaveLength(1);
  });

  it("still tells how it ended when its form was left while it was pending", async () => {
    const form = open({ method: "POST" }, broken);
    form.submit("one");
    const left = stopWhenSettled(form.actor, () => true);
    expect(form.actor.getSnapshot().status).toBe("active");
    await left;
    expect(form.toasts.map(({ kind }) => kind)).toEqual(["error"]);
    expect(form.actor.getSnapshot().status).toBe("stopped");
  });

  it("goes on for somebody who has come back by then", async () => {
    const form = open({ method: "POST" });
    form.submit("one");
    await stopWhenSettled(form.actor, () => false);
    form.submit("two");
    await settle();
    expect(form.sent).toEqual(["one", "two"]);
  });
});

describe("mutationMachine", () => {
  it("keeps its promises on every path, and every state and transition is reached", () => {
    const report = walk(machineWalks.mutationMachine, (after, event, before) => {
      const { isPending, status, error } = mutationView(after);
      expect(error !== null).toBe(status === "error");
      // What was sent does not linger.
      if (!isPending) expect(after.context.body).toBeNull();
      if (mutationView(before).isPending && !isPending) expect(event).toContain("sendMutation");
    });
    expect(report.missedStates).toEqual([]);
    expect(report.missedTransitions).toEqual([]);
  });
});

import { createActor, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { createFakePresence, settle, machineWalks, walk } from "../testing/index.ts";
import { providePolling } from "./index.ts";

interface Answer {
  progress: number;
}

type Step = number | Error;

const second = 1000;

/** Polls for progress up to 100; the service answers `steps` in turn, then the last one again. */
async function open(steps: Step[], isPresent = true, retries = 2) {
  const clock = new SimulatedClock();
  const people = createFakePresence(isPresent);
  const signals: AbortSignal[] = [];
  const { machine, view } = providePolling<Answer>({
    presence: people.presence,
    read: async (signal) => {
      signals.push(signal);
      const step = steps[Math.min(signals.length, steps.length) - 1] ?? 0;
      if (step instanceof Error) throw step;
      return { progress: step };
    },
    isDone: ({ progress }) => progress === 100,
    isFatal: (error) => error instanceof Error && error.message === "404",
  });
  const actor = createActor(machine, { clock, input: { interval: 2 * second, retries } });
  actor.start();
  await settle();
  return {
    actor,
    people,
    signals,
    reads: () => signals.length,
    view: () => view(actor.getSnapshot()),
    pass: async (milliseconds: number) => {
      clock.increment(milliseconds);
      await settle();
    },
  };
}

const down = new Error("503");

describe("polling", () => {
  it("reads, waits for the interval, and reads again until the answer is done", async () => {
    const polling = await open([10, 60, 100]);
    expect(polling.view()).toMatchObject({ status: "waiting", answer: { progress: 10 } });
    await polling.pass(2 * second - 1);
    expect(polling.reads()).toBe(1);
    await polling.pass(1);
    expect(polling.view()).toMatchObject({ status: "waiting", answer: { progress: 60 } });
    await polling.pass(2 * second);
    expect(polling.view()).toEqual({
      status: "done",
      answer: { progress: 100 },
      error: null,
      failures: 0,
    });
    await polling.pass(60 * second);
    expect(polling.reads()).toBe(3);
  });

  it("rests while the page is hidden or offline, and reads at once when somebody is back", async () => {
    const polling = await open([10, 20]);
    polling.people.set(false);
    expect(polling.view()).toMatchObject({ status: "resting", answer: { progress: 10 } });
    await polling.pass(60 * second);
    expect(polling.reads()).toBe(1);
    polling.people.set(true);
    await settle();
    expect(polling.view().answer).toEqual({ progress: 20 });
  });

  it("does not begin before somebody is there", async () => {
    const polling = await open([100], false);
    expect(polling.reads()).toBe(0);
    polling.people.set(true);
    await settle();
    expect(polling.view().status).toBe("done");
  });

  it("finishes a read that was under way when the page was hidden, and rests then", async () => {
    const polling = await open([10, 20]);
    const passing = polling.pass(2 * second);
    expect(polling.view().status).toBe("reading");
    polling.people.set(false);
    await passing;
    expect(polling.view()).toMatchObject({ status: "resting", answer: { progress: 20 } });
  });

  it("does not count a read that fails while the network is gone", async () => {
    const polling = await open([10, down, 20]);
    const passing = polling.pass(2 * second);
    polling.people.set(false);
    await passing;
    expect(polling.view()).toMatchObject({ status: "resting", failures: 0, error: null });
  });

  it("doubles the wait with each failure, keeps the last answer, and starts afresh after one", async () => {
    const polling = await open([10, down, down, 30]);
    await polling.pass(2 * second);
    expect(polling.view()).toMatchObject({ failures: 1, answer: { progress: 10 }, error: down });
    await polling.pass(4 * second - 1);
    expect(polling.reads()).toBe(2);
    await polling.pass(1);
    expect(polling.view().failures).toBe(2);
    await polling.pass(8 * second);
    expect(polling.view()).toMatchObject({ failures: 0, answer: { progress: 30 }, error: null });
    await polling.pass(2 * second);
    expect(polling.reads()).toBe(5);
  });

  it("waits 30 s at most, however often it has failed", async () => {
    const polling = await open([down], true, 9);
    for (const wait of [4, 8, 16, 30, 30]) await polling.pass(wait * second);
    expect(polling.reads()).toBe(6);
  });

  it("fails after one failure too many, and can be tried again", async () => {
    const polling = await open([down, down, down, 100]);
    await polling.pass(4 * second);
    await polling.pass(8 * second);
    expect(polling.view()).toMatchObject({ status: "failed", error: down, failures: 3 });
    await polling.pass(60 * second);
    expect(polling.reads()).toBe(3);
    polling.actor.send({ type: "polling.restarted" });
    await settle();
    expect(polling.view()).toMatchObject({ status: "done", error: null, failures: 0 });
  });

  it("fails at once where reading again is in vain", async () => {
    const polling = await open([new Error("404")]);
    expect(polling.view().status).toBe("failed");
  });

  it("stops when it is left: the read is aborted and nobody listens any more", async () => {
    const polling = await open([10]);
    const passing = polling.pass(2 * second);
    polling.actor.stop();
    await passing;
    expect(polling.signals.map(({ aborted }) => aborted)).toEqual([false, true]);
    expect(polling.people.countListeners()).toBe(0);
    await polling.pass(60 * second);
    expect(polling.reads()).toBe(2);
  });
});

describe("pollingMachine", () => {
  it("keeps its promises on every path, and every state and transition is reached", () => {
    const report = walk(machineWalks.pollingMachine, (after, event, before) => {
      const { answer, failures, isPresent } = after.context;
      expect(failures).toBeLessThanOrEqual(3);
      if (after.matches("done")) expect(answer).toBe("done");
      if (after.matches("resting")) expect(isPresent).toBe(false);
      // Nobody looks: nothing new is read.
      if (after.matches("reading") && !before.matches("reading")) expect(isPresent).toBe(true);
      if (before.matches("failed") && !after.matches("failed")) {
        expect(event).toBe("polling.restarted");
      }
    });
    expect(report.missedStates).toEqual([]);
    expect(report.missedTransitions).toEqual([]);
  });
});

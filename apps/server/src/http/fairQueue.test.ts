import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { FairQueue } from "./fairQueue.ts";

const limits = { atOnce: 1, mostWaiting: 3 };

/** Starts work that ends when it is told to, and writes down when it begins. */
function workOf(queue: FairQueue) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    ask: (caller: string, name: string) =>
      queue.run(caller, () => {
        begun.push(name);
        return new Promise<void>((end) => ends.push(end));
      }),
    /** Ends the piece that runs and waits for the next one to begin. */
    async endOne() {
      ends.shift()?.();
      await setImmediate();
      await setImmediate();
    },
  };
}

it("takes callers in turn, however much one of them asks", async () => {
  const { begun, ask, endOne } = workOf(new FairQueue(limits));
  const asked = [
    ask("greedy", "greedy 1"),
    ask("greedy", "greedy 2"),
    ask("greedy", "greedy 3"),
    ask("modest", "modest 1"),
    ask("greedy", "greedy 4"),
    ask("other", "other 1"),
  ];
  for (const _ of asked) await endOne();
  await Promise.all(asked);
  expect(begun).toEqual(["greedy 1", "greedy 2", "modest 1", "other 1", "greedy 3", "greedy 4"]);
});

it("refuses a caller for whom too much waits, and nobody else", async () => {
  const { begun, ask, endOne } = workOf(new FairQueue(limits));
  const running = [0, 1, 2, 3].map((number) => ask("greedy", `greedy ${number}`));
  await expect(ask("greedy", "greedy 4")).rejects.toMatchObject({
    status: 429,
    extras: { retryAfter: 1 },
  });
  running.push(ask("modest", "modest 1"));
  for (const _ of running) await endOne();
  await Promise.all(running);
  expect(begun).toHaveLength(5);
});

it("goes on after work that failed", async () => {
  const queue = new FairQueue(limits);
  const failed = queue.run("a", () => Promise.reject(new Error("failed")));
  const after = queue.run("a", () => Promise.resolve("done"));
  await expect(failed).rejects.toThrow("failed");
  await expect(after).resolves.toBe("done");
});

it("lets other events in between two pieces", async () => {
  const queue = new FairQueue(limits);
  const order: string[] = [];
  const work = (name: string) => queue.run(name, () => Promise.resolve(order.push(name)));
  const all = [work("first"), work("second"), work("third")];
  globalThis.setImmediate(() => order.push("event"));
  await Promise.all(all);
  expect(order.indexOf("event")).toBeLessThan(order.indexOf("third"));
});

it("refuses all who wait when the database cannot be reached, and goes on after it", async () => {
  const queue = new FairQueue({ atOnce: 1, mostWaiting: 10 }, async () => false);
  const lost = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
  const answers = await Promise.allSettled([
    queue.run("a", () => Promise.reject(lost)),
    queue.run("b", async () => "b"),
    queue.run("c", async () => "c"),
  ]);
  expect(answers.map((answer) => answer.status === "rejected" && answer.reason === lost)).toEqual([
    true,
    true,
    true,
  ]);
  expect(await queue.run("d", async () => "d")).toBe("d");
});

it.each(["55P03", "57014", "40P01"])(
  "refuses only the caller whose work failed of a database that answers others: %s",
  async (code) => {
    let asked = 0;
    const queue = new FairQueue({ atOnce: 2, mostWaiting: 10 }, async () => {
      asked += 1;
      return true;
    });
    const failed = Object.assign(new Error("canceling statement"), { code });
    const answers = await Promise.allSettled([
      queue.run("a", () => Promise.reject(failed)),
      queue.run("a", () => Promise.reject(failed)),
      queue.run("a", async () => "a"),
      queue.run("b", async () => "b"),
      queue.run("c", async () => "c"),
    ]);
    expect(
      answers.map((answer) => (answer.status === "rejected" ? "refused" : answer.value)),
    ).toEqual(["refused", "refused", "a", "b", "c"]);
    // Once for those that fail together.
    expect(asked).toBe(1);
  },
);

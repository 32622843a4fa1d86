import { expect, it, vi } from "vitest";
import { createLate } from "./late.ts";
import { createValue } from "./readable.ts";

const machine = (view: string) => ({ view: createValue(view) });

it("shows what is known early until the machine has come, then the machine's own view", async () => {
  const running = machine("arrived");
  const load = vi.fn(async () => running);
  const late = createLate("early", { load, report: vi.fn(), pause: async () => undefined });
  const onChange = vi.fn();
  late.view.subscribe(onChange);
  expect([late.view.get(), late.machine()]).toEqual(["early", null]);
  expect(load).not.toHaveBeenCalled();
  await Promise.all([late.start(), late.start()]);
  expect(load).toHaveBeenCalledTimes(1);
  expect([late.view.get(), late.machine()]).toEqual(["arrived", running]);
  running.view.set("later");
  expect(late.view.get()).toBe("later");
  expect(onChange).toHaveBeenCalledTimes(2);
});

it("asks again for a machine whose code could not be loaded, and reports each failure", async () => {
  const failure = new Error("offline");
  const running = machine("arrived");
  const load = vi.fn(async () => running).mockRejectedValueOnce(failure);
  const report = vi.fn();
  const pause = vi.fn(async () => undefined);
  const late = createLate("early", { load, report, pause });
  await expect(late.start()).resolves.toBe(running);
  expect(report.mock.calls).toEqual([[failure]]);
  expect(pause).toHaveBeenCalledTimes(1);
});

it("keeps what is shown while the machine's view says the same", async () => {
  const early = { status: "in", permissions: ["a", "b"] };
  const running = { view: createValue({ status: "in", permissions: ["a", "b"] }) };
  const load = async () => running;
  const late = createLate(early, { load, report: vi.fn(), pause: async () => undefined });
  const onChange = vi.fn();
  late.view.subscribe(onChange);
  await late.start();
  expect(late.view.get()).toBe(early);
  running.view.set({ permissions: ["a", "b"], status: "in" });
  expect(late.view.get()).toBe(early);
  expect(onChange).not.toHaveBeenCalled();
  const other = { status: "in", permissions: ["a"] };
  running.view.set(other);
  expect(late.view.get()).toBe(other);
  expect(onChange).toHaveBeenCalledTimes(1);
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { inIdleSlices } from "./inIdleSlices.ts";

/** Steps that note themselves, and spend time. */
function* steps(taken: number[], spend: () => void = () => undefined) {
  for (let step = 0; step < 4; step += 1) {
    taken.push(step);
    spend();
    yield;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("with idle callbacks", () => {
  let now: number;
  let waiting: IdleRequestCallback[];
  const idle = (milliseconds: number, spend: (left: number) => number) => {
    let left = milliseconds;
    waiting
      .splice(0)
      .forEach((callback) =>
        callback({ didTimeout: false, timeRemaining: () => (left = spend(left)) + 1 }),
      );
  };
  beforeEach(() => {
    waiting = [];
    now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    vi.stubGlobal("requestIdleCallback", (callback: IdleRequestCallback) => waiting.push(callback));
    vi.stubGlobal("cancelIdleCallback", (handle: number) => waiting.splice(handle - 1, 1));
  });

  test("takes as many steps as there is idle time for, and the others the next time", () => {
    const taken: number[] = [];
    inIdleSlices(steps(taken));
    expect(taken).toEqual([]);
    idle(3, (left) => left - 1);
    expect(taken).toEqual([0, 1]);
    idle(9, (left) => left - 1);
    expect(taken).toEqual([0, 1, 2, 3]);
    expect(waiting).toEqual([]);
  });

  test("ends after some milliseconds, however much idle time there is", () => {
    const taken: number[] = [];
    inIdleSlices(steps(taken, () => (now += 3)));
    idle(50, (left) => left);
    expect(taken).toEqual([0, 1]);
    idle(50, (left) => left);
    expect(taken).toEqual([0, 1, 2, 3]);
  });

  test("takes no more steps once it is called off", () => {
    const taken: number[] = [];
    const callOff = inIdleSlices(steps(taken));
    idle(2, (left) => left - 1);
    callOff();
    idle(9, (left) => left - 1);
    expect(taken).toEqual([0]);
  });
});

describe("without idle callbacks", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("lets the page do something else after some milliseconds", () => {
    const taken: number[] = [];
    inIdleSlices(steps(taken, () => vi.setSystemTime(Date.now() + 3)));
    vi.runOnlyPendingTimers();
    expect(taken.length).toBeGreaterThan(0);
    vi.runAllTimers();
    expect(taken).toEqual([0, 1, 2, 3]);
  });

  test("takes no step once it is called off", () => {
    const taken: number[] = [];
    inIdleSlices(steps(taken))();
    vi.runAllTimers();
    expect(taken).toEqual([]);
  });
});

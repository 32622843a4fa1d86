import { afterEach, expect, it, vi } from "vitest";
import { onIdle } from "./idle.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("is soon where the browser has no idle callbacks", () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", undefined);
  const task = vi.fn();
  onIdle(task);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(task).toHaveBeenCalledOnce();
});

it("can be called off where the browser has no idle callbacks", () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", undefined);
  const task = vi.fn();
  onIdle(task)();
  vi.runAllTimers();
  expect(task).not.toHaveBeenCalled();
});

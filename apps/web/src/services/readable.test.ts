import { expect, it, vi } from "vitest";
import { constant, createSignal, createValue } from "./readable.ts";

it("a value tells those who follow it of each change, until they stop", () => {
  const value = createValue("light");
  const onChange = vi.fn();
  const stop = value.subscribe(onChange);
  value.set("dark");
  expect(value.get()).toBe("dark");
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
  value.set("light");
  expect(onChange).toHaveBeenCalledTimes(1);
});

it("a value that is set to itself tells nobody", () => {
  const value = createValue("light");
  const onChange = vi.fn();
  value.subscribe(onChange);
  value.set("light");
  expect(onChange).not.toHaveBeenCalled();
});

it("a signal tells those who listen what happened; who listens twice is told twice", () => {
  const { listen, tell } = createSignal<string>();
  const told = vi.fn();
  const stop = listen(told);
  listen(told);
  tell("saved");
  expect(told.mock.calls).toEqual([["saved"], ["saved"]]);
  stop();
  tell("failed");
  expect(told).toHaveBeenCalledTimes(3);
});

it("a constant is given as it is", () => {
  const value = {};
  const readable = constant(value);
  expect(readable.get()).toBe(value);
  readable.subscribe(() => undefined)();
});

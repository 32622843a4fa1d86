import { expect, it, vi } from "vitest";
import { createActor, fromTransition } from "xstate";
import { constant, createValue, viewOf } from "./readable.ts";

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

it("the view of an actor stays the same object until something in it differs", () => {
  const actor = createActor(
    fromTransition(
      (context, event: { type: "counted"; by: number }) => ({ count: context.count + event.by }),
      { count: 0 },
    ),
  ).start();
  const view = viewOf(actor, ({ context }) => ({ isOdd: context.count % 2 === 1 }));
  const before = view.get();
  actor.send({ type: "counted", by: 2 });
  expect(view.get()).toBe(before);
  actor.send({ type: "counted", by: 1 });
  expect(view.get()).toEqual({ isOdd: true });
});

it("a constant is given as it is", () => {
  const value = {};
  const readable = constant(value);
  expect(readable.get()).toBe(value);
  readable.subscribe(() => undefined)();
});

import { expect, it, vi } from "vitest";
import { createActor, fromTransition } from "xstate";
import { viewOf } from "./viewOf.ts";

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

it("the view is worked out once for each snapshot, however often it is read", () => {
  const actor = createActor(
    fromTransition((count: number, _: { type: "counted" }) => count + 1, 0),
  ).start();
  const read = vi.fn(({ context }: { context: number }) => ({ context }));
  const view = viewOf(actor, read);
  view.get();
  view.get();
  expect(read).toHaveBeenCalledTimes(1);
  actor.send({ type: "counted" });
  expect(view.get()).toEqual({ context: 1 });
  view.get();
  expect(read).toHaveBeenCalledTimes(2);
});

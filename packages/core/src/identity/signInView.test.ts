import { createActor } from "xstate";
import { expect, it } from "vitest";
import { signInMachine } from "./signInMachine.ts";
import { signInView } from "./signInView.ts";

it("gives the same members for the same snapshot, before and without a session", () => {
  const actor = createActor(signInMachine);
  const snapshot = actor.getSnapshot();
  const [first, second] = [signInView(snapshot), signInView(snapshot)];
  for (const [key, value] of Object.entries(first)) {
    expect(Reflect.get(second, key), key).toBe(value);
  }
});

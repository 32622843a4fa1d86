import { mutationMachine } from "../../mutation/index.ts";
import { stillRunning, walkable } from "../walkable.ts";

/** A mutation by PUT. */
export const mutationWalk = walkable({
  machine: mutationMachine.provide({ actors: { sendMutation: stillRunning() } }),
  input: { method: "PUT" },
  events: [{ type: "mutation.submitted", body: 1 }, { type: "mutation.reset" }],
  outcomes: { sendMutation: [{ output: {} }, { error: new Error("503") }] },
  identify: ({ value, context }) => [value, context.error !== null],
});

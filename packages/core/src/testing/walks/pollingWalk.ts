import { fromCallback } from "xstate";
import { pollingMachine } from "../../polling/index.ts";
import { stillRunning, walkable } from "../walkable.ts";

/** Polling that gives up after two failures in a row. */
export const pollingWalk = walkable({
  machine: pollingMachine.provide({
    actors: { readAnswer: stillRunning(), watchPresence: fromCallback(() => {}) },
    guards: {
      isDone: (_, { answer }) => answer === "done",
      isFatal: (_, { error }) => error === "fatal",
    },
  }),
  input: { interval: 1000, retries: 2 },
  events: [{ type: "presence.gained" }, { type: "presence.lost" }, { type: "polling.restarted" }],
  outcomes: {
    readAnswer: [{ output: "part" }, { output: "done" }, { error: "fatal" }, { error: "503" }],
  },
  identify: ({ value, context }) => [value, context],
});

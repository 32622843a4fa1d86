import { createMachine } from "xstate";
import { expect, it } from "vitest";
import { readChart } from "./chart.ts";
import { readUses } from "./chartUses.ts";

const uses = readUses(
  readChart(
    createMachine({
      id: "door",
      initial: "shut",
      states: {
        shut: {
          exit: "creak",
          on: { "handle.pressed": { guard: "isUnlocked", target: "open", actions: "creak" } },
        },
        open: {
          entry: "light",
          invoke: { id: "closer", src: "wait", onDone: { target: "shut", guard: "isUnlocked" } },
          on: { "handle.pressed": "shut" },
        },
      },
    }),
  ),
);

it("says of every event in which states it is understood", () => {
  expect(uses.events).toEqual([
    {
      name: "handle.pressed",
      places: [
        { state: "door.shut", at: null },
        { state: "door.open", at: null },
      ],
    },
  ]);
});

it("says of every guard, actor and action where it stands, once for each place", () => {
  expect(uses.guards).toEqual([
    {
      name: "isUnlocked",
      places: [
        { state: "door.shut", at: "handle.pressed" },
        { state: "door.open", at: "closer done" },
      ],
    },
  ]);
  expect(uses.actors).toEqual([{ name: "wait", places: [{ state: "door.open", at: "closer" }] }]);
  expect(uses.actions).toEqual([
    {
      name: "creak",
      places: [
        { state: "door.shut", at: "exit" },
        { state: "door.shut", at: "handle.pressed" },
      ],
    },
    { name: "light", places: [{ state: "door.open", at: "entry" }] },
  ]);
});

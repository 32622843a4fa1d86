import { pathsOf, replay, type Walkable } from "@specimen/core/testing";
import { and, assign, createActor, createMachine, setup } from "xstate";
import { describe, expect, it } from "vitest";
import { machines, walks, type MachineName } from "./machines.ts";
import {
  attemptsOf,
  crossingsOf,
  describePath,
  eventGroups,
  nameOf,
  pathsByState,
  textOf,
} from "./stepping.ts";

const machine = setup({
  types: { context: {} as { keys: number } },
  actions: {
    take: assign({ keys: ({ context }) => context.keys + 1 }),
    creak: () => {},
    lock: () => {},
    shine: () => {},
  },
  guards: { hasKey: ({ context }) => context.keys > 0, isNight: () => false },
}).createMachine({
  id: "door",
  context: { keys: 0 },
  initial: "shut",
  on: { "handle.pressed": { actions: "creak" }, "key.found": { actions: "take" } },
  states: {
    shut: {
      exit: "lock",
      on: {
        "handle.pressed": [
          { guard: "isNight", target: "open" },
          { guard: and(["hasKey"]), target: "ajar", actions: "creak" },
          { target: "shut" },
        ],
      },
    },
    ajar: { always: "open" },
    open: { entry: "shine", on: { "wind.blown": "shut" } },
  },
});

const door: Walkable<typeof machine> = {
  machine,
  events: [
    { type: "handle.pressed" },
    { type: "key.found", metal: "brass" },
    { type: "key.found", metal: "iron" },
    { type: "wind.blown" },
  ],
  identify: ({ value, context }) => [value, context.keys > 0],
};

function never(): never {
  throw new Error("There is no such step");
}

describe("a step of a machine", () => {
  const steps = replay(door, [
    { type: "handle.pressed" },
    { type: "key.found" },
    { type: "handle.pressed" },
  ]);

  it("tells the transitions that could be taken: which was, which its guard refused, which not tried", () => {
    const [, locked, , opened] = steps.map(attemptsOf);
    expect(locked?.map(({ state, guard, outcome }) => [state, guard?.text, outcome])).toEqual([
      ["door.shut", "isNight", "refused"],
      ["door.shut", "and(hasKey)", "refused"],
      ["door.shut", undefined, "taken"],
      ["door", undefined, "notTried"],
    ]);
    expect(opened?.map(({ label, targets, outcome }) => [label, targets.join(), outcome])).toEqual([
      ["handle.pressed", "door.open", "refused"],
      ["handle.pressed", "door.ajar", "taken"],
      ["handle.pressed", "door.shut", "notTried"],
      ["handle.pressed", "", "notTried"],
      ["always", "door.open", "taken"],
    ]);
  });

  it("tells the actions of transitions, of states that are left and of those that are entered", () => {
    const taken = steps.map((step) =>
      attemptsOf(step).flatMap(({ outcome, actions }) =>
        outcome === "taken" ? actions.map(({ text }) => text) : [],
      ),
    );
    expect(taken).toEqual([[], [], ["take"], ["creak"]]);
    const crossings = crossingsOf(steps[3] ?? never());
    expect(crossings.exit.map(({ text }) => text)).toEqual(["lock"]);
    expect(crossings.entry.map(({ text }) => text)).toEqual(["shine"]);
    expect(steps.map(({ after }) => nameOf(after))).toEqual(["shut", "shut", "shut", "open"]);
  });

  it("offers the events that the machine reacts to, those of one type together", () => {
    const groups = eventGroups(door, createActor(machine).getSnapshot());
    expect(
      groups.map(({ label, variants }) => [label, variants.map(({ values }) => values)]),
    ).toEqual([
      ["handle.pressed", [""]],
      ["key.found", ["metal: brass", "metal: iron"]],
    ]);
  });
});

describe("a path of the tests", () => {
  it("is found by the state it leads to, and described by its events", () => {
    const paths = pathsByState(pathsOf(door));
    expect([...paths].map(([state, ways]) => [state, ways.map(describePath)])).toEqual([
      ["open", ["key.found metal: brass, handle.pressed"]],
      ["shut", ["the start", "key.found metal: brass"]],
    ]);
  });

  it.each(Object.keys(machines) as MachineName[])(
    "of %s leads where it says when it is replayed",
    (name) => {
      const walk = walks[name];
      const paths = pathsOf(walk);
      expect(paths.length).toBeGreaterThan(1);
      for (const { events, state } of paths) {
        const after = replay(walk, events).at(-1)?.after;
        expect(after?.value).toEqual(state.value);
      }
    },
  );
});

it("names parallel states together, and shows values as text", () => {
  const both = createMachine({
    type: "parallel",
    states: { a: { initial: "b", states: { b: {} } }, c: {} },
  });
  expect(nameOf(createActor(both).getSnapshot())).toBe("a.b + c");
  expect(textOf({ error: new Error("No"), at: 1 })).toBe('{"error":"No","at":1}');
});

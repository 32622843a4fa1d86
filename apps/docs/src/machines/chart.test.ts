import { and, createMachine, not } from "xstate";
import { describe, expect, it } from "vitest";
import { readChart, statesOf, type ChartState } from "./chart.ts";

const lamp = createMachine({
  id: "lamp",
  initial: "off",
  states: {
    off: {
      tags: ["dark"],
      description: "Nothing shines.",
      on: {
        "switch.pressed": [
          { guard: and(["hasBulb", not("isBroken")]), target: "on", actions: ["click", "glow"] },
          { actions: { type: "say", params: { word: "no bulb" } } },
        ],
      },
    },
    on: {
      entry: "warmUp",
      exit: ["coolDown"],
      type: "parallel",
      invoke: { id: "meter", src: "readMeter", onDone: "off", onError: "#lamp.off" },
      after: { 300: { target: "off" }, tooLong: { target: "off", reenter: true } },
      states: {
        colour: {
          initial: "white",
          states: { white: { always: { guard: "isLate", target: "end" } }, end: { type: "final" } },
          onDone: "#lamp.off",
        },
        brightness: { on: { "*": { actions: () => {} } } },
      },
    },
  },
});

const chart = readChart(lamp);

function find(id: string): ChartState {
  const state = statesOf(chart).find((candidate) => candidate.id === id);
  if (state === undefined) throw new Error(`There is no state ${id}`);
  return state;
}

const label = (id: string) => find(id).transitions.map((transition) => transition.label);

describe("the chart of a machine", () => {
  it("has every state once, with its kind and where its parent begins", () => {
    expect(statesOf(chart).map(({ id, kind, isInitial }) => [id, kind, isInitial])).toEqual([
      ["lamp", "compound", false],
      ["lamp.off", "atomic", true],
      ["lamp.on", "parallel", false],
      ["lamp.on.colour", "compound", false],
      ["lamp.on.colour.white", "atomic", true],
      ["lamp.on.colour.end", "final", false],
      ["lamp.on.brightness", "atomic", false],
    ]);
  });

  it("tells tags, description, actors and what is done on entry and exit", () => {
    expect(find("lamp.off")).toMatchObject({ tags: ["dark"], description: "Nothing shines." });
    const { invokes, entry, exit } = find("lamp.on");
    expect(invokes).toEqual([{ id: "meter", src: "readMeter" }]);
    expect(entry.map(({ text }) => text)).toEqual(["warmUp"]);
    expect(exit.map(({ text }) => text)).toEqual(["coolDown"]);
  });

  it("tells the transitions with guard, target and actions in the order they are tried", () => {
    const [first, second] = find("lamp.off").transitions;
    expect(first).toMatchObject({
      event: "switch.pressed",
      guard: { text: "and(hasBulb, not(isBroken))", names: ["hasBulb", "isBroken"] },
      targets: ["lamp.on"],
    });
    expect(first?.actions.map(({ text }) => text)).toEqual(["click", "glow"]);
    expect(second).toMatchObject({ guard: null, targets: [] });
    expect(second?.actions).toEqual([{ text: "say(word: no bulb)", names: ["say"] }]);
  });

  it("puts XState's own events into words", () => {
    expect(label("lamp.on")).toEqual(["meter done", "meter failed", "after 300", "after tooLong"]);
    expect(label("lamp.on.colour")).toEqual(["done"]);
    expect(label("lamp.on.colour.white")).toEqual(["always"]);
    expect(label("lamp.on.brightness")).toEqual(["any event"]);
    expect(find("lamp.on").transitions.map(({ isReentered }) => isReentered)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

import { expect, it } from "vitest";
import { readChart, statesOf } from "./chart.ts";
import { layOut, type Box } from "./drawing.ts";
import { machines } from "./machines.ts";

const isWithin = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

it.each(Object.entries(machines))(
  "%s is drawn whole: every state inside its parent, an arrow for every way",
  async (_name, machine) => {
    const chart = readChart(machine);
    const { boxes, arrows, width } = await layOut(chart);
    const states = statesOf(chart);
    expect(boxes.map(({ state }) => state.id)).toEqual(states.map(({ id }) => id));
    for (const outer of boxes) {
      const children = boxes.filter(({ state }) => outer.state.states.includes(state));
      for (const inner of children) expect(isWithin(inner, outer), inner.state.id).toBe(true);
    }

    const drawn = arrows.flatMap(({ from, to }) => (from === null ? [] : [`${from} > ${to}`]));
    const wanted = states.flatMap(({ id, transitions }) =>
      transitions.flatMap(({ targets }) => targets.map((target) => `${id} > ${target}`)),
    );
    expect(drawn.toSorted()).toEqual([...new Set(wanted)].toSorted());
    const beginnings = arrows.filter(({ from }) => from === null).map(({ to }) => to);
    const initial = states.filter(({ isInitial }) => isInitial).map(({ id }) => id);
    expect(beginnings.toSorted()).toEqual(initial.toSorted());
    for (const { points } of arrows) expect(points.length).toBeGreaterThan(1);
    expect(width).toBeLessThan(2600);
  },
);

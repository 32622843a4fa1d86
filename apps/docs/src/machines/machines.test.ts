import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readChart } from "./chart.ts";
import { readUses } from "./chartUses.ts";
import * as stories from "./Machines.stories.tsx";
import { machines } from "./machines.ts";
import { statelySource } from "./statelySource.ts";

const core = JSON.parse(
  readFileSync(new URL("../../../../packages/core/package.json", import.meta.url), "utf8"),
) as { exports: Record<string, string> };

const modules = await Promise.all(
  Object.keys(core.exports).map(
    (folder) => import(/* @vite-ignore */ `@specimen/core/${folder.slice(2)}`) as Promise<object>,
  ),
);
const exported = modules
  .flatMap((folder) => Object.keys(folder))
  .filter((name) => name.endsWith("Machine"));

describe("the pages of the machines", () => {
  it("show every machine that core exports", () => {
    expect(Object.keys(machines).toSorted()).toEqual(exported.toSorted());
  });

  it("are one story each", () => {
    const told = Object.values(stories).flatMap((story) =>
      "args" in story && !("tags" in story) ? [story.args.name] : [],
    );
    expect(told.toSorted()).toEqual(Object.keys(machines).toSorted());
  });
});

describe.each(Object.entries(machines))("%s", (name, machine) => {
  it("has nothing but names in its chart, each with a body behind it", () => {
    const { guards, actors, actions } = readUses(readChart(machine));
    const names = (uses: typeof guards) => uses.map((use) => use.name);
    expect(Object.keys(machine.implementations.guards)).toEqual(
      expect.arrayContaining(names(guards)),
    );
    expect(Object.keys(machine.implementations.actors)).toEqual(
      expect.arrayContaining(names(actors)),
    );
    expect(Object.keys(machine.implementations.actions)).toEqual(
      expect.arrayContaining(names(actions)),
    );
  });

  it("comes back whole from the text for the visualiser, state by state and way by way", async () => {
    const source = statelySource(name, machine);
    const runnable = source.replace('"xstate"', JSON.stringify(import.meta.resolve("xstate")));
    const module = (await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(runnable)}`
    )) as Record<string, typeof machine>;
    const copy = module[name];
    if (copy === undefined) throw new Error(`${name} is not in the text`);
    expect(readChart(copy)).toEqual(readChart(machine));
    expect(source).not.toMatch(/=>|function/);
  });
});

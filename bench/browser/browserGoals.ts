import type { Goal } from "../goals.ts";
import type { OperatedResult, ScreenResult } from "./measureBrowser.ts";

/** The results of the subjects that are compared, in the order in which they are measured. */
function named<Result extends { name: string }>(results: readonly Result[], name: string): Result {
  const result = results.find((one) => one.name.startsWith(name));
  if (result === undefined) throw new Error(`${name} was not measured.`);
  return result;
}

const atMost = (of: "ratio" | "value", value: number): Goal["limit"] => ({
  kind: "atMost",
  of,
  value,
});

/** P1 to P4, and the heap of P8, by what was measured of the first screens. */
export function screenGoals(results: readonly ScreenResult[]): Goal[] {
  const react = named(results, "baseline 2");
  const shell = named(results, "baseline 3");
  const apiToken = named(results, "Specimen, stored API token");
  const provider = named(results, "Specimen, provider");
  const scripts = apiToken.slow.scriptKilobytes;
  const floor = react.slow;
  return [
    {
      id: "P1",
      what: "JavaScript on the wire until the dashboard is usable",
      measured: scripts,
      floor: floor.scriptKilobytes,
      unit: "kB",
      limit: atMost("value", 120),
    },
    {
      id: "P1",
      what: "the same, never above",
      measured: scripts,
      unit: "kB",
      limit: atMost("value", 134),
    },
    {
      id: "P2",
      what: "first contentful paint, slow",
      measured: apiToken.slow.firstPaint,
      floor: shell.slow.firstPaint,
      unit: "ms",
      limit: atMost("ratio", 1.1),
    },
    {
      id: "P3",
      what: "usable on reload by the stored API token, slow",
      measured: apiToken.slow.usable,
      floor: floor.usable,
      unit: "ms",
      limit: atMost("ratio", 1.6),
    },
    {
      id: "P3",
      what: "usable on reload by the provider's silent check, slow",
      measured: provider.slow.usable,
      floor: floor.usable,
      unit: "ms",
      limit: atMost("ratio", 2.2),
    },
    {
      id: "P4",
      what: "layout shift",
      measured: Math.max(apiToken.slow.shift, provider.slow.shift),
      unit: "",
      limit: atMost("value", 0),
    },
    {
      id: "P4",
      what: "blocked main thread, unthrottled",
      measured: apiToken.unthrottled.blocked,
      unit: "ms",
      limit: atMost("value", 0),
    },
    {
      id: "P4",
      what: "blocked main thread, slow",
      measured: apiToken.slow.blocked,
      unit: "ms",
      limit: atMost("value", 100),
    },
    {
      id: "P4",
      what: "longest task, slow",
      measured: apiToken.slow.longestTask,
      unit: "ms",
      limit: atMost("value", 120),
    },
    {
      id: "P8",
      what: "JavaScript heap after the dashboard",
      measured: apiToken.unthrottled.heapKilobytes,
      floor: react.unthrottled.heapKilobytes,
      unit: "kB",
      limit: atMost("ratio", 3),
    },
  ];
}

/** P5 to P7, and the growth of P8, by what was measured of the interactions. */
export function interactionGoals(results: readonly OperatedResult[]): Goal[] {
  const { interactions: floor } = named(results, "baseline 2");
  const { interactions: ours, heapGrowth } = named(results, "Specimen, stored API token");
  return [
    {
      id: "P5",
      what: "picker opens, first time, with the pointer on it",
      measured: ours.pickerFirst,
      floor: floor.pickerFirst,
      unit: "ms",
      limit: atMost("ratio", 1.4),
    },
    {
      id: "P5",
      what: "picker opens, later",
      measured: ours.pickerLater,
      floor: floor.pickerLater,
      unit: "ms",
      limit: atMost("value", 40),
    },
    {
      id: "P6",
      what: "a letter typed",
      measured: ours.letter,
      floor: floor.letter,
      unit: "ms",
      limit: atMost("ratio", 1.5),
    },
    {
      id: "P7",
      what: "next route, code and data new",
      measured: ours.routeCold,
      floor: floor.routeCold,
      unit: "ms",
      limit: atMost("ratio", 3.5),
    },
    {
      id: "P7",
      what: "next route, seen before",
      measured: ours.routeWarm,
      floor: floor.routeWarm,
      unit: "ms",
      limit: atMost("ratio", 2.5),
    },
    {
      id: "P8",
      what: "heap grown over 200 route changes",
      measured: heapGrowth * 100,
      unit: "%",
      limit: atMost("value", 3),
    },
  ];
}

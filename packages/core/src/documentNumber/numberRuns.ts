import type { NumberFormat, NumberPlace } from "./readPattern.ts";

/** Neighbouring places where the same may stand; positions count from 1, both ends included. */
export interface NumberRun extends NumberPlace {
  readonly from: number;
  readonly to: number;
}

/** Joins the places of a number where the same may stand, so that they can be named together. */
export function numberRuns(format: NumberFormat): NumberRun[] {
  const runs: NumberRun[] = [];
  for (const [index, place] of format.entries()) {
    const last = runs.at(-1);
    const isSame = last?.characters === place.characters && last.isOptional === place.isOptional;
    if (last !== undefined && isSame) runs[runs.length - 1] = { ...last, to: index + 1 };
    else runs.push({ ...place, from: index + 1, to: index + 1 });
  }
  return runs;
}

import type { GlyphNet } from "../net/glyphNet.ts";
import { glyphClasses } from "../net/shape.ts";
import { type CellFit, type CellMiddle, type Likelihoods, readCell } from "./cellReader.ts";
import { logOf } from "./findLayout.ts";
import type { ZoneReading } from "./readZone.ts";

/** What is tried for each property of the fit, in this order: the most certain first. */
const trials: readonly { readonly name: keyof CellFit; readonly steps: readonly number[] }[] = [
  { name: "shiftY", steps: [-0.1, -0.05, 0.05, 0.1] },
  { name: "height", steps: [-0.12, -0.06, 0.06, 0.12] },
  { name: "shiftX", steps: [-0.08, -0.04, 0.04, 0.08] },
  { name: "width", steps: [-0.08, -0.04, 0.04, 0.08] },
];

/** Cells that are read to compare two fits. */
const mostSamples = 24;

/** A fit is left only for one whose mean likelihood is better by this. */
const leastGain = 0.01;

const fillerClass = glyphClasses.indexOf("<");

/** A cell read for comparison, with the classes that may stand in it. */
interface Sample extends CellMiddle {
  readonly allowed: readonly number[];
}

/**
 * Fits shift and size of the cells to the print: fonts differ in height and width, and a 0 differs
 * from an O by its height alone. Then reads all cells anew.
 */
export function calibrate(net: GlyphNet, reading: ZoneReading): ZoneReading {
  const samples = samplesOf(reading);
  let { fit } = reading.source;
  let best = clarity(net, reading, samples, fit);
  for (const { name, steps } of trials) {
    const start = fit;
    for (const step of steps) {
      const trial = { ...start, [name]: start[name] + step };
      const value = clarity(net, reading, samples, trial);
      if (value <= best + leastGain) continue;
      best = value;
      fit = trial;
    }
  }
  return fit === reading.source.fit ? reading : readAgain(net, reading, fit);
}

/** Cells spread over the zone, characters before fillers, which tell little of height and width. */
function samplesOf({ layout, cells, row, column, rowGap }: ZoneReading): Sample[] {
  const all = cells.flatMap((likelihoods, line) =>
    likelihoods.map((each, index) => ({
      x: column + index,
      y: (row + line) * rowGap,
      allowed: layout.classes[line]?.[index] ?? [],
      isFiller: (each[fillerClass] ?? 0) > 0.5,
    })),
  );
  const characters = all.filter(({ isFiller }) => !isFiller);
  const from = characters.length >= mostSamples / 2 ? characters : all;
  const step = Math.max(1, from.length / mostSamples);
  return from.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

function clarity(
  net: GlyphNet,
  { source }: ZoneReading,
  samples: readonly Sample[],
  fit: CellFit,
): number {
  let sum = 0;
  for (const sample of samples) {
    sum += logOf(likeliestOf(readCell(net, { ...source, fit }, sample), sample.allowed));
  }
  return sum / samples.length;
}

function likeliestOf(likelihoods: Likelihoods, allowed: readonly number[]): number {
  let most = 0;
  for (const each of allowed) most = Math.max(most, likelihoods[each] ?? 0);
  return most;
}

function readAgain(net: GlyphNet, reading: ZoneReading, fit: CellFit): ZoneReading {
  const source = { ...reading.source, fit };
  const { row, column, rowGap, layout } = reading;
  let sum = 0;
  const cells = reading.cells.map((likelihoods, line) =>
    likelihoods.map((_, index) => {
      const each = readCell(net, source, { x: column + index, y: (row + line) * rowGap });
      sum += logOf(likeliestOf(each, layout.classes[line]?.[index] ?? []));
      return each;
    }),
  );
  return { ...reading, source, cells, fit: sum / (layout.rows * layout.columns) };
}

import type { GlyphNet } from "../net/glyphNet.ts";
import { type Likelihoods, readCell } from "./cellReader.ts";
import type { ZoneReading } from "./readZone.ts";

/** A cell whose likeliest allowed character is at least so likely is left as it is. */
const sureLikelihood = 0.97;

/** Where else a doubtful cell is read, in pitches: the grid is a little off, and noise differs. */
const offsets = [
  [0, 0],
  [0.07, 0],
  [-0.07, 0],
  [0, 0.08],
  [0, -0.08],
] as const;

/** Reads doubtful cells again a little aside and takes the geometric mean of what the net says. */
export function sharpen(net: GlyphNet, reading: ZoneReading): ZoneReading {
  const cells = reading.cells.map((row, line) =>
    row.map((likelihoods, index) => {
      const allowed = reading.layout.classes[line]?.[index] ?? [];
      if (allowed.some((each) => (likelihoods[each] ?? 0) >= sureLikelihood)) return likelihoods;
      const x = reading.column + index;
      const y = (reading.row + line) * reading.rowGap;
      return geometricMean(
        offsets.map(([dx, dy]) => readCell(net, reading.source, { x: x + dx, y: y + dy })),
      );
    }),
  );
  return { ...reading, cells };
}

function geometricMean(all: readonly Likelihoods[]): Likelihoods {
  const mean = new Float32Array(all[0]?.length ?? 0);
  for (const likelihoods of all) {
    likelihoods.forEach(
      (likelihood, k) => (mean[k] = (mean[k] ?? 0) + Math.log(likelihood + 1e-7)),
    );
  }
  let total = 0;
  mean.forEach((sum, k) => {
    const value = Math.exp(sum / all.length);
    mean[k] = value;
    total += value;
  });
  return mean.map((value) => value / total);
}

import type { Point } from "./point.ts";

/** One sine of a wave: amplitude and length in drawing units, phase in radians. */
export interface WaveTerm {
  readonly amplitude: number;
  readonly length: number;
  readonly phase: number;
}

/** A wave along x from `from` to `to`, the sum of its terms, sampled `samples + 1` times. */
export interface WaveShape {
  readonly from: number;
  readonly to: number;
  readonly samples: number;
  readonly terms: readonly WaveTerm[];
}

/** A line of a background print: y = sum of A sin(2 pi x / L + p). For an open path. */
export function wave({ from, to, samples, terms }: WaveShape): Point[] {
  return Array.from({ length: samples + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / samples;
    const y = terms.reduce(
      (sum, { amplitude, length, phase }) =>
        sum + amplitude * Math.sin((2 * Math.PI * x) / length + phase),
      0,
    );
    return [x, y];
  });
}

import { hash32 } from "./hash32.ts";
import { seeded } from "./seeded.ts";
import { smoothPath } from "./smoothPath.ts";

/** A guilloche ribbon in the box 0..width by 0..height, in drawing units. */
export interface RibbonShape {
  /** Any text; the same text gives the same ribbon. */
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  /** Interlaced lines; default 12. */
  readonly lines?: number;
  /** Whole waves from end to end; default 4. */
  readonly waves?: number;
  /** Sampled points per wave; default 12. */
  readonly samplesPerWave?: number;
}

/**
 * The path data of each line, left to right: y = mid + h(u) sin(2 pi (waves u + k / lines)) with
 * h(u) = H (0.42 + 0.58 sin^2(pi u + p)). Both ends of a line lie at the same height with the same
 * slope, so copies side by side join without a seam.
 */
export function ribbon(shape: RibbonShape): string[] {
  const { seed, width, height, lines = 12, waves = 4, samplesPerWave = 12 } = shape;
  const phase = seeded(hash32(seed))() * Math.PI;
  const samples = waves * samplesPerWave;
  const middle = height / 2;
  return Array.from({ length: lines }, (_, line) =>
    smoothPath(
      Array.from({ length: samples + 1 }, (_, index) => {
        const along = index / samples;
        const swell = middle * (0.42 + 0.58 * Math.sin(Math.PI * along + phase) ** 2);
        const turn = 2 * Math.PI * (waves * along + line / lines);
        return [along * width, middle + swell * Math.sin(turn)];
      }),
    ),
  );
}

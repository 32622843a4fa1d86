import { epitrochoid } from "./epitrochoid.ts";
import { hash32 } from "./hash32.ts";
import type { Point } from "./point.ts";
import { polar } from "./polar.ts";
import { seeded } from "./seeded.ts";
import { smoothPath } from "./smoothPath.ts";

/** A rosette around 0,0 within `radius`, in drawing units. */
export interface RosetteShape {
  /** Any text; the same text gives the same rosette. */
  readonly seed: string;
  readonly radius: number;
  /** Petals of the outer layer, 5 or more; default by the seed, 7 to 13. */
  readonly lobes?: number;
  /** Copies of each layer's curve; default 6. */
  readonly copies?: number;
  /** Sampled points per petal; default 14. */
  readonly samplesPerLobe?: number;
}

/** One closed curve of a rosette and the turns, in degrees, at which to draw it. */
export interface RosetteLayer {
  readonly path: string;
  readonly turns: readonly number[];
}

/** The layers from the outside in: an outer wreath and a smaller flower inside it. */
export function rosette(shape: RosetteShape): RosetteLayer[] {
  const { seed, radius, copies = 6, samplesPerLobe = 14 } = shape;
  const random = seeded(hash32(seed));
  const drawnLobes = 7 + Math.floor(random() * 7);
  const lobes = shape.lobes ?? drawnLobes;
  const wreath = wreathOf(Math.floor(random() * 3), {
    radius,
    lobes,
    phase: random() * 2 * Math.PI,
    samplesPerLobe,
  });
  const petals = Math.max(5, lobes - 2);
  const flower = polar(
    (angle) =>
      (radius * 0.52 * (1 + 0.3 * Math.cos(petals * angle) + 0.07 * Math.cos(2 * petals * angle))) /
      1.37,
    petals * samplesPerLobe,
  );
  return [
    { path: smoothPath(wreath, { isClosed: true }), turns: turnsOf(lobes, copies) },
    { path: smoothPath(flower, { isClosed: true }), turns: turnsOf(petals, copies) },
  ];
}

/** The angles, in degrees, that spread `copies` of a curve with `lobes` petals evenly. */
export function turnsOf(lobes: number, copies: number): number[] {
  return Array.from(
    { length: copies },
    (_, copy) => Math.round((36000 * copy) / lobes / copies) / 100,
  );
}

interface Wreath {
  readonly radius: number;
  readonly lobes: number;
  readonly phase: number;
  readonly samplesPerLobe: number;
}

/** Three families of curves, chosen by the seed. */
function wreathOf(family: number, { radius, lobes, phase, samplesPerLobe }: Wreath): Point[] {
  const samples = lobes * samplesPerLobe;
  if (family === 0) return epitrochoid({ radius, lobes, depth: 2.2, samplesPerLobe });
  if (family === 1)
    return polar(
      (angle) =>
        radius *
        (0.76 + 0.16 * Math.cos(lobes * angle) + 0.08 * Math.cos(2 * lobes * angle + phase)),
      samples,
    );
  const lean = 0.16 + 0.12 * Math.abs(Math.cos(phase));
  return polar(
    (angle) =>
      radius * (0.66 + lean * Math.cos(lobes * angle) + 0.06 * Math.cos(3 * lobes * angle)),
    samples,
  );
}

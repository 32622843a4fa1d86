import type { Point } from "./point.ts";

/** The shape of an epitrochoid: a point on a wheel that rolls round the outside of another. */
export interface EpitrochoidShape {
  /** Distance from the middle to the farthest point, in drawing units. */
  readonly radius: number;
  /** How often the wheel turns on its way, and so the number of lobes. */
  readonly lobes: number;
  /** Where on the wheel the pen sits: 0 draws a circle, 1 cusps, more draws loops. */
  readonly depth: number;
  /** Sampled points per lobe; 14 keeps loops round. */
  readonly samplesPerLobe?: number;
}

/**
 * The lathe-work curve of an engraver, once round 0,0, for a closed path:
 * x = A cos t - d cos((n+1)t), y = A sin t - d sin((n+1)t), scaled so that A + d is the radius.
 */
export function epitrochoid(shape: EpitrochoidShape): Point[] {
  const { radius, lobes, depth, samplesPerLobe = 14 } = shape;
  const wheel = radius / (lobes + 1 + depth);
  const arm = wheel * (lobes + 1);
  const pen = wheel * depth;
  const samples = lobes * samplesPerLobe;
  return Array.from({ length: samples }, (_, index) => {
    const angle = (2 * Math.PI * index) / samples;
    const rolled = (lobes + 1) * angle;
    return [
      arm * Math.cos(angle) - pen * Math.cos(rolled),
      arm * Math.sin(angle) - pen * Math.sin(rolled),
    ];
  });
}

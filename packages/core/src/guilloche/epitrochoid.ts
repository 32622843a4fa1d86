import type { Point } from "./point.ts";

/** The shape of an epitrochoid: the path of a point on a circle that rolls around another one. */
export interface EpitrochoidShape {
  /** Distance from the centre to the farthest point, in drawing units. */
  readonly radius: number;
  /** Turns of the rolling circle, which is the number of lobes. */
  readonly lobes: number;
  /** Distance of the point from the rolling centre over its radius: 0 a circle, 1 cusps, more loops. */
  readonly depth: number;
  /** Sampled points per lobe; 14 keeps loops round. */
  readonly samplesPerLobe?: number;
}

/**
 * The curve of an engraver's rose engine, once around 0,0, for a closed path:
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

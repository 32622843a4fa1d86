import type { Point } from "./point.ts";

/** One turn around 0,0 in even steps; `radiusAt` takes the angle in radians. For a closed path. */
export function polar(radiusAt: (angle: number) => number, samples: number): Point[] {
  return Array.from({ length: samples }, (_, index) => {
    const angle = (2 * Math.PI * index) / samples;
    const radius = radiusAt(angle);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

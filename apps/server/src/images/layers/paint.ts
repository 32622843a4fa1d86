import type { Canvas } from "../canvas.ts";
import { element, short } from "../svg.ts";

/** A gradient stop: offset, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A linear gradient along x or a vector, as a value for fill or stroke. */
export function linear(
  canvas: Canvas,
  stops: readonly Stop[],
  attributes: Readonly<Record<string, string | number>> = {},
): string {
  return paint(canvas, "linearGradient", stops, attributes);
}

/** A radial gradient from the middle out. */
export function radial(
  canvas: Canvas,
  stops: readonly Stop[],
  attributes: Readonly<Record<string, string | number>> = {},
): string {
  return paint(canvas, "radialGradient", stops, attributes);
}

function paint(
  canvas: Canvas,
  name: string,
  stops: readonly Stop[],
  attributes: Readonly<Record<string, string | number>>,
): string {
  const colours = stops.map(([offset, colour, opacity]) =>
    element("stop", {
      offset: offset === 0 ? undefined : short(offset),
      "stop-color": colour,
      "stop-opacity": opacity === 1 ? undefined : opacity,
    }),
  );
  return `url(#${canvas.define((id) => element(name, { id, ...attributes }, ...colours))})`;
}

/** A gradient in drawing units, fixed to the note rather than to the painted shape. */
export const inUserSpace = { gradientUnits: "userSpaceOnUse" } as const;

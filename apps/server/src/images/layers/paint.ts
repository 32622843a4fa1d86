import type { Sheet } from "../sheet.ts";
import { element, short } from "../svg.ts";

/** One colour of a gradient: where, which, and how strong. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A linear gradient along x or along a vector, as a paint for fill or stroke. */
export function linear(
  sheet: Sheet,
  stops: readonly Stop[],
  attributes: Readonly<Record<string, string | number>> = {},
): string {
  return paint(sheet, "linearGradient", stops, attributes);
}

/** A radial gradient from the middle out. */
export function radial(
  sheet: Sheet,
  stops: readonly Stop[],
  attributes: Readonly<Record<string, string | number>> = {},
): string {
  return paint(sheet, "radialGradient", stops, attributes);
}

function paint(
  sheet: Sheet,
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
  return `url(#${sheet.define((id) => element(name, { id, ...attributes }, ...colours))})`;
}

/** A gradient over the note in drawing units: it does not move with what it paints. */
export const inUserSpace = { gradientUnits: "userSpaceOnUse" } as const;

import type { Side } from "@specimen/api/contract";

/** A circle, or a centre with a reach, in drawing units. */
export interface Round {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A box by its upper left corner, in drawing units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Position of text: baseline y, cap height, and the anchor of x. */
export interface Line {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly anchor: "start" | "middle" | "end";
}

/** Positions on one side: a common grid for all issuers, not the layout of a real note. */
export interface Layout {
  readonly watermark: Round;
  readonly thread: number;
  readonly centre: Round;
  readonly numeral: Line;
  /** The motif's frame: a medallion on the front, a wide panel on the back. */
  readonly motif: Round & { readonly stretch: number };
  readonly ribbon: Box;
  readonly issuer: Line & { readonly width: number };
  readonly upperValue: Line;
  readonly lowerValue: Line;
  readonly stripe: Box;
  readonly patch: Round;
  readonly window: Round;
  readonly register: Round;
  readonly latent: Box;
  readonly tactile: Box;
  readonly perforation: Round;
  readonly imprint: Line;
  readonly overprint: Line & { readonly turn: number };
}

/** The layout of a side. `width` and `height` as held, in drawing units. */
export function layoutOf(width: number, height: number, side: Side): Layout {
  const layout = width < height ? upright(width, height, side) : landscape(width, height, side);
  return side === "front" ? layout : mirrored(layout, width);
}

/** Shapes in shares of a side: places of its width and height, radii and letters of `unit`. */
function shapesOn(width: number, height: number, unit: number) {
  const round = (x: number, y: number, radius: number): Round => ({
    x: width * x,
    y: height * y,
    radius: unit * radius,
  });
  const box = (x: number, y: number, across: number, down: number): Box => ({
    x: width * x,
    y: height * y,
    width: width * across,
    height: height * down,
  });
  const line = (x: number, y: number, capital: number, anchor: Line["anchor"]): Line => ({
    x: width * x,
    y: height * y,
    height: unit * capital,
    anchor,
  });
  return { round, box, line };
}

function landscape(width: number, height: number, side: Side): Layout {
  const isFront = side === "front";
  const { round, box, line } = shapesOn(width, height, height);
  return {
    watermark: round(0.125, 0.47, 0.27),
    thread: width * 0.258,
    centre: isFront ? round(0.425, 0.48, 0.41) : round(0.62, 0.49, 0.43),
    numeral: isFront ? line(0.425, 0.45, 0.34, "middle") : line(0.125, 0.9, 0.13, "middle"),
    motif: isFront
      ? { ...round(0.755, 0.48, 0.33), stretch: 1 }
      : { ...round(0.62, 0.47, 0.32), stretch: (width * 0.3) / (height * 0.32) },
    ribbon: box(0.275, 0.84, isFront ? 0.64 : 0.69, 0.1),
    issuer: { ...line(0.29, 0.1, 0.037, "start"), width: width * 0.4 },
    upperValue: line(0.89, 0.135, 0.072, "end"),
    lowerValue: line(0.035, 0.93, 0.105, "start"),
    stripe: box(0.925, 0, 0.045, 1),
    patch: round(0.935, 0.3, 0.095),
    window: round(0.925, 0.66, 0.085),
    register: round(0.05, 0.12, 0.055),
    latent: box(0.895, 0.78, 0.07, 0.115),
    tactile: box(0.012, 0.33, 0.017, 0.28),
    perforation: round(0.6, 0.2, 0.05),
    imprint: line(0.9, 0.978, 0.021, "end"),
    overprint: { ...line(0.5, isFront ? 0.565 : 0.5, 0.17, "middle"), turn: isFront ? -12 : 12 },
  };
}

function upright(width: number, height: number, side: Side): Layout {
  const isFront = side === "front";
  const { round, box, line } = shapesOn(width, height, width);
  return {
    watermark: round(0.46, 0.165, 0.19),
    thread: width * 0.17,
    centre: isFront ? round(0.47, 0.41, 0.42) : round(0.5, 0.64, 0.48),
    numeral: isFront ? line(0.47, 0.41, 0.25, "middle") : line(0.5, 0.365, 0.2, "middle"),
    motif: isFront
      ? { ...round(0.47, 0.705, 0.32), stretch: 1 }
      : { ...round(0.5, 0.64, 0.36), stretch: 1.17 },
    ribbon: box(0.05, 0.885, isFront ? 0.73 : 0.9, 0.055),
    issuer: { ...line(0.06, 0.047, 0.042, "start"), width: width * 0.5 },
    upperValue: line(0.77, 0.068, 0.095, "end"),
    lowerValue: line(0.06, 0.975, 0.085, "start"),
    stripe: box(0.81, 0, 0.085, 1),
    patch: round(0.85, 0.22, 0.095),
    window: round(0.13, 0.235, 0.085),
    register: round(0.1, 0.545, 0.055),
    latent: box(0.58, 0.885, 0.17, 0.04),
    tactile: box(0.93, 0.4, 0.045, 0.17),
    perforation: round(0.12, 0.8, 0.05),
    imprint: line(0.8, 0.985, 0.0185, "end"),
    overprint: { ...line(0.5, isFront ? 0.572 : 0.53, 0.13, "middle"), turn: -28 },
  };
}

/** Centre of the iridescent band, which is on the back. */
export function iridescentStripeX(width: number, height: number): number {
  return width * (width < height ? 0.68 : 0.7);
}

/** Mirrors the positions for the back, which is seen from behind. */
function mirrored(layout: Layout, width: number): Layout {
  const anchorOf = { start: "end", middle: "middle", end: "start" } as const;
  const flip = <T extends { readonly x: number }>(place: T): T => ({
    ...place,
    x: width - place.x,
  });
  const flipBox = (box: Box): Box => ({ ...box, x: width - box.x - box.width });
  const flipLine = <T extends Line>(line: T): T => ({
    ...flip(line),
    anchor: anchorOf[line.anchor],
  });
  return {
    ...layout,
    watermark: flip(layout.watermark),
    thread: width - layout.thread,
    centre: flip(layout.centre),
    numeral: flipLine(layout.numeral),
    motif: flip(layout.motif),
    ribbon: flipBox(layout.ribbon),
    issuer: flipLine(layout.issuer),
    upperValue: flipLine(layout.upperValue),
    lowerValue: flipLine(layout.lowerValue),
    stripe: flipBox(layout.stripe),
    patch: flip(layout.patch),
    window: flip(layout.window),
    register: flip(layout.register),
    latent: flipBox(layout.latent),
    tactile: flipBox(layout.tactile),
    perforation: flip(layout.perforation),
    imprint: flipLine(layout.imprint),
  };
}

import type { Box, Line } from "../layout.ts";
import { letters, lettering } from "../lettering.ts";
import { element } from "../svg.ts";
import type { Canvas } from "../canvas.ts";

/** Where the word stands: its middle, the height of a capital and its turn in degrees. */
export interface SpecimenPlace {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly turn: number;
}

/** How the word is drawn: widths in 0.1 mm, strengths from 0 to 1. */
export interface SpecimenStyle {
  readonly line: number;
  readonly halo: number;
  readonly veil: number;
  readonly fill: number;
}

const strengthOf = { white: 0.8, uv: 0.85, ir: 0.7, transmitted: 0.62 } as const;

/** SPECIMEN above all layers: pale halo, veil and a strong outline. */
export function specimenWord(canvas: Canvas, place: SpecimenPlace, style: SpecimenStyle): string {
  const { inks, fine, light, mm } = canvas;
  const word = lettering("SPECIMEN", fine.figures, 0.045);
  const unit = word.capital / place.height;
  const radians = (place.turn * Math.PI) / 180;
  const x = place.x - (Math.sin(radians) * place.height) / 2;
  const y = place.y + (Math.cos(radians) * place.height) / 2;
  const shape = canvas.define((id) => letters(word, { ...place, x, y, anchor: "middle" }, { id }));
  const line = (style.line * mm * unit) / 10;
  const veil = light === "uv" ? "#131029" : inks.paper;
  return element(
    "g",
    { "stroke-linejoin": "round", "data-layer": "specimen" },
    element("use", {
      href: `#${shape}`,
      fill: veil,
      "fill-opacity": style.fill === 0 ? 0 : undefined,
      stroke: veil,
      "stroke-width": line + (style.halo * mm * unit) / 10,
      opacity: style.veil,
    }),
    element("use", {
      href: `#${shape}`,
      fill: inks.overprint,
      "fill-opacity": style.fill,
      stroke: inks.overprint,
      "stroke-width": line,
      opacity: strengthOf[light],
    }),
  );
}

/** Boxes over the word as it stands turned, each over a slice of it, in drawing units. */
export function specimenBoxes({ x, y, height, turn }: SpecimenPlace): Box[] {
  const word = lettering("SPECIMEN", "bold", 0.045);
  const radians = (turn * Math.PI) / 180;
  const [along, across] = [Math.cos(radians), Math.sin(radians)];
  const length = (word.length * height) / word.capital;
  const slice = length / slices;
  const width = slice * along + height * Math.abs(across);
  const tall = slice * Math.abs(across) + height * along;
  return Array.from({ length: slices }, (_, index) => {
    const middle = (index + 0.5) * slice - length / 2;
    return {
      x: x + middle * along - width / 2,
      y: y + middle * across - tall / 2,
      width,
      height: tall,
    };
  });
}

/** Three to a letter: a box then reaches little beyond its slice. */
const slices = 24;

/** The largest capital with which the word keeps to `share` of the free way across a box. */
export function specimenHeight(width: number, height: number, turn: number, share = 0.82): number {
  const word = lettering("SPECIMEN", "bold", 0.045);
  const radians = (Math.abs(turn) * Math.PI) / 180;
  const free = Math.min(
    width / Math.cos(radians),
    height / Math.max(0.05, Math.sin(radians)),
    Math.hypot(width, height),
  );
  return (free * share * word.capital) / word.length;
}

/** The box of the line that says what the drawing is, as wide as common letters may make it. */
export function imprintBox({ x, y, height, anchor }: Line, statement: string): Box {
  const width = statement.length * (height / 0.72) * 0.5;
  const back = { start: 0, middle: 0.5, end: 1 }[anchor];
  return { x: x - width * back, y: y - height, width, height: height * 1.3 };
}

/** The small line that says what the drawing is. */
export function imprintLine(canvas: Canvas, line: Line, statement: string): string {
  const { x, y, height, anchor } = line;
  const { inks, fine } = canvas;
  return element(
    "text",
    {
      x,
      y,
      "font-size": height / 0.72,
      "text-anchor": anchor,
      fill: inks.overprint,
      ...(fine.hasWords
        ? { stroke: inks.paper, "stroke-width": height * 0.22, "paint-order": "stroke" }
        : {}),
    },
    statement,
  );
}

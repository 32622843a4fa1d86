import { letters, lettering } from "../lettering.ts";
import type { Line } from "../layout.ts";
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

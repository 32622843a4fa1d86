import { polar, smoothPath } from "@specimen/core/guilloche";
import type { Stop } from "./paint.ts";
import type { Canvas } from "../canvas.ts";
import { lathe, turned } from "./lathe.ts";

const spectrum = ["#bcc6d0", "#f0efcf", "#b4dcd6", "#b6c9ee", "#e6c6e4"];

/** The colours a foil runs through; a thumbnail has space for three of them. */
export function shimmer(canvas: Canvas): Stop[] {
  const colours = spectrum.filter((_, index) => canvas.fine.hasWords || index % 2 === 1);
  return colours.map((colour, index) => [index / (colours.length - 1), colour]);
}

/** A round edge with nine waves; a thumbnail has space for a circle only. */
export function wavyEdge(canvas: Canvas, radius: number, swing: number): string {
  const samples = canvas.fine.hasWords ? 36 : 9;
  const wave = canvas.fine.hasWords ? swing : 0;
  return smoothPath(
    polar((angle) => radius * (1 + wave * Math.cos(9 * angle)), samples),
    { isClosed: true },
  );
}

/** The small rosette that a foil carries. */
export function foilFlower(canvas: Canvas, seed: string, radius: number): string {
  const layers = lathe(canvas, {
    seed: `${seed} foil`,
    radius,
    lobes: 8,
    copies: 4,
    samplesPerLobe: canvas.fine.hasMicroprint ? 8 : 6,
  });
  const shown = canvas.fine.hasMicroprint ? layers : layers.slice(0, 1);
  return shown.map((layer) => turned(canvas, layer)).join("");
}

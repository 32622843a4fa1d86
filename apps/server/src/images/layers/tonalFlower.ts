import { turnsOf } from "@specimen/core/guilloche";
import type { Canvas } from "../canvas.ts";
import type { Box } from "../layout.ts";
import { at, element } from "../svg.ts";
import { turned } from "./lathe.ts";
import { linear, radial } from "./paint.ts";

/** Where the paper is thin and where it is thick. */
export const thin = "#fffdf0";
export const thick = "#a08552";

/** What a paper mould left round 0,0: petals lit from one side on a darker field, never a face. */
export function tonalFlower(canvas: Canvas, radius: number): string {
  const petals = 8;
  const field = radial(canvas, [
    [0.2, thick, 0.6],
    [0.7, thick, 0.36],
    [1, thick, 0],
  ]);
  const lit = linear(canvas, [
    [0.1, thin, 0.9],
    [0.55, thin, 0.35],
    [1, thick, 0.45],
  ]);
  const dome = radial(
    canvas,
    [
      [0, thin],
      [0.6, thin, 0.5],
      [1, thick, 0.6],
    ],
    { cx: 0.4, cy: 0.38 },
  );
  const half = (Math.PI * radius * 0.5) / petals;
  const petal = petalOf(radius * 0.3, radius * 0.88, half);
  return (
    element("ellipse", { rx: radius * 0.98, ry: radius * 1.12, fill: field }) +
    element("g", { fill: lit }, turned(canvas, { path: petal, turns: turnsOf(1, petals) })) +
    element("circle", { r: radius * 0.3, fill: dome })
  );
}

/** The same in a box of a page or a cheque; on a thumbnail only a lamp shows it. */
export function flowerInPaper(canvas: Canvas, box: Box): string {
  if (canvas.light === "white" && !canvas.fine.hasWords) return "";
  return element(
    "g",
    { transform: at(box.x + box.width / 2, box.y + box.height / 2) },
    tonalFlower(canvas, Math.min(box.width, box.height) / 2),
  );
}

function petalOf(from: number, to: number, half: number): string {
  const [a, b, w] = [Math.round(from), Math.round(to), Math.round(half)];
  const bend = Math.round(a + (b - a) * 0.72);
  return `M${a} 0C${bend} ${-w * 1.5} ${b} ${-w} ${b} 0S${bend} ${w * 1.5} ${a} 0z`;
}

import { turnsOf } from "@specimen/core/guilloche";
import { placed } from "../lettering.ts";
import type { Sheet } from "../sheet.ts";
import { at, element } from "../svg.ts";
import { turned } from "./centrepiece.ts";
import { figures, figureShape } from "./numerals.ts";
import { linear, radial } from "./paint.ts";

/** What the paper mould left: a tonal flower, never a face, then bars and an electrotype figure. */
export function watermark(sheet: Sheet): string {
  const { places, fine, view } = sheet;
  if (view.light === "white" && !fine.hasWords) return "";
  const { x, y, radius } = places.watermark;
  const parts = [
    sheet.has("watermark", "portrait_watermark") ? tonalFlower(sheet, radius) : "",
    sheet.has("watermark_bars") ? bars(radius) : "",
    sheet.has("electrotype_watermark") ? electrotype(sheet, radius) : "",
  ].join("");
  return parts === "" ? "" : element("g", { transform: at(x, y) }, parts);
}

const bright = "#fffdf0";
const dark = "#a08552";

/** Petals lit from one side on a darker field that fades into the paper. */
function tonalFlower(sheet: Sheet, radius: number): string {
  const petals = 8;
  const field = radial(sheet, [
    [0.2, dark, 0.6],
    [0.7, dark, 0.36],
    [1, dark, 0],
  ]);
  const lit = linear(sheet, [
    [0.1, bright, 0.9],
    [0.55, bright, 0.35],
    [1, dark, 0.45],
  ]);
  const dome = radial(
    sheet,
    [
      [0, bright],
      [0.6, bright, 0.5],
      [1, dark, 0.6],
    ],
    { cx: 0.4, cy: 0.38 },
  );
  const half = (Math.PI * radius * 0.5) / petals;
  const petal = petalOf(radius * 0.3, radius * 0.88, half);
  return (
    element("ellipse", { rx: radius * 0.98, ry: radius * 1.12, fill: field }) +
    element("g", { fill: lit }, turned(sheet, { path: petal, turns: turnsOf(1, petals) })) +
    element("circle", { r: radius * 0.3, fill: dome })
  );
}

function petalOf(from: number, to: number, half: number): string {
  const [a, b, w] = [Math.round(from), Math.round(to), Math.round(half)];
  const bend = Math.round(a + (b - a) * 0.72);
  return `M${a} 0C${bend} ${-w * 1.5} ${b} ${-w} ${b} 0S${bend} ${w * 1.5} ${a} 0z`;
}

function bars(radius: number): string {
  return [0.72, 0.9, 1.08]
    .map((share, index) =>
      element("rect", {
        x: radius * share,
        y: -radius * 0.7,
        width: radius * 0.09,
        height: radius * 1.4,
        fill: index === 1 ? dark : bright,
        opacity: 0.85,
      }),
    )
    .join("");
}

function electrotype(sheet: Sheet, radius: number): string {
  const line = figures(sheet);
  const height = Math.min(radius * 0.36, (radius * 1.5 * line.capital) / line.length);
  return element("use", {
    href: `#${figureShape(sheet)}`,
    transform: placed(line, { x: 0, y: radius * 0.98, height, anchor: "middle" }),
    fill: bright,
    stroke: dark,
    "stroke-width": (line.capital / height) * radius * 0.03,
    "stroke-opacity": 0.5,
    "paint-order": "stroke",
  });
}

import { at, element, escapeText } from "./svg.ts";
import type { Light } from "@specimen/api/contract";
import type { Canvas } from "./canvas.ts";

/** One layer of a drawing: how strongly it shows in each light, and its markup when it does. */
export interface Layer {
  readonly shows: Partial<Record<Light, number>>;
  readonly draw: () => string;
}

/** What surrounds the layers of a drawing. */
export interface Sheet {
  readonly title: string;
  /** Radius of the corners in drawing units. */
  readonly corner: number;
  /** Colour of the bare material. */
  readonly ground: string;
  readonly edge?: string;
}

/**
 * The layers that the light shows, from the bottom up, as a self-contained SVG for an image element:
 * true size in the view box (0.1 mm), cut to the sheet's rounded outline.
 */
export function picture(canvas: Canvas, sheet: Sheet, layers: readonly Layer[]): string {
  const { width, height, light } = canvas;
  const outline = { width, height, rx: sheet.corner };
  const clip = canvas.define((id) => element("clipPath", { id }, element("rect", outline)));
  const drawn = layers.map(({ shows, draw }) => {
    const strength = shows[light] ?? 0;
    return strength === 0 ? "" : faded(draw(), strength);
  });
  const body = element(
    "g",
    { "clip-path": `url(#${clip})` },
    element("rect", { width, height, fill: sheet.ground }),
    ...drawn,
  );
  const edge = element("rect", {
    ...outline,
    fill: "none",
    stroke: sheet.edge ?? "#12203c",
    "stroke-opacity": 0.3,
    "stroke-width": canvas.pen * 1.2,
  });
  return svg(canvas, sheet.title, body + edge);
}

/** The frame of every drawing, with its title and what it has defined. */
export function svg(canvas: Canvas, title: string, body: string): string {
  const scale = 10 / canvas.mm;
  const [width, height] = [tenths(canvas.widthMm), tenths(canvas.heightMm)];
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${width} ${height}`,
      width: `${tenths(width) / 100}mm`,
      height: `${tenths(height) / 100}mm`,
      role: "img",
      "font-family": "sans-serif",
    },
    element("title", {}, escapeText(title)),
    element("defs", {}, canvas.definitions()),
    scale === 1 ? body : element("g", { transform: at(0, 0, { scale }) }, body),
  );
}

/** Ten times a length, without the tail of a division. */
function tenths(length: number): number {
  return Math.round(length * 1000) / 100;
}

function faded(markup: string, opacity: number): string {
  return markup === "" || opacity === 1 ? markup : element("g", { opacity }, markup);
}

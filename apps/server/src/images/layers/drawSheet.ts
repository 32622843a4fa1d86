import type { Sheet } from "../sheet.ts";
import { element, escapeText } from "../svg.ts";
import { imprint, overprint } from "./overprint.ts";

/** A layer and how strongly it shows. */
export type Layer = readonly [draw: (sheet: Sheet) => string, opacity: number];

/** What a sheet shows. */
export interface SheetContent {
  /** From the paper up. */
  readonly layers: readonly Layer[];
  /** What the specimen is, in words. */
  readonly title: string;
  /** What the drawing is not, such as `banknote`. */
  readonly original: string;
}

/**
 * One side of a printed specimen as a self-contained SVG for an image element: true size in the view
 * box (0.1 mm), its own shapes only, SPECIMEN across it.
 */
export function drawSheet(sheet: Sheet, { layers, title, original }: SheetContent): string {
  const { size, fine } = sheet;
  const drawn = layers.map(([draw, opacity]) => faded(draw(sheet), opacity));
  const paper = { width: sheet.width, height: sheet.height, rx: 8 * fine.grain };
  const clip = sheet.define((id) => element("clipPath", { id }, element("rect", paper)));
  const body = element(
    "g",
    { "clip-path": `url(#${clip})` },
    element("rect", { width: sheet.width, height: sheet.height, fill: sheet.inks.paper }),
    ...drawn,
    overprint(sheet),
    imprint(sheet, original),
  );
  const edge = element("rect", {
    ...paper,
    fill: "none",
    stroke: "#12203c",
    "stroke-opacity": 0.3,
    "stroke-width": sheet.pen * 1.2,
  });
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${size.width} ${size.height}`,
      width: `${size.width / 10}mm`,
      height: `${size.height / 10}mm`,
      role: "img",
    },
    element("title", {}, escapeText(title)),
    element("defs", {}, sheet.definitions()),
    fine.grain === 1
      ? body + edge
      : element("g", { transform: `scale(${1 / fine.grain})` }, body, edge),
  );
}

const faded = (markup: string, opacity: number): string =>
  markup === "" || opacity === 1 ? markup : element("g", { opacity }, markup);

import { ground } from "../../../images/layers/ground.ts";
import { inUserSpace, linear, radial } from "../../../images/layers/paint.ts";
import { at, element } from "../../../images/svg.ts";
import { choose } from "../../../images/canvas.ts";
import { lathe, turned } from "../../../images/layers/lathe.ts";
import { ribbonTiles } from "../../../images/layers/ribbon.ts";
import type { Layer } from "../../../images/picture.ts";
import type { PageCanvas } from "./pageCanvas.ts";
import { lathework, offset } from "./strengths.ts";

/** The tints of the record and, where it names a guilloche, the line-work over them. */
export function background(canvas: PageCanvas): Layer[] {
  const layers: Layer[] = [{ shows: offset, draw: () => tint(canvas) }];
  if (!canvas.has("guilloche_rainbow")) {
    const isPrinted = canvas.facts.features.some(({ type }) => type === "guilloche_rainbow");
    // A record names the guilloche of the data page only: its other pages get the ground, paler.
    return isPrinted
      ? [...layers, { shows: { white: 0.6, transmitted: 0.2 }, draw: () => ground(canvas) }]
      : layers;
  }
  return [
    ...layers,
    { shows: offset, draw: () => ground(canvas) },
    { shows: lathework, draw: () => rosettes(canvas) + ribbon(canvas) },
  ];
}

/** Where the large rosette of a page stands and how far it reaches, in drawing units. */
export function rosettePlace(canvas: PageCanvas) {
  const { width, height, short, seed } = canvas;
  const isUpright = width < height;
  const free = freeHeight(canvas);
  return {
    x: width * (isUpright ? 0.5 : choose(seed, "rosette x", 60, 70) / 100),
    y: free * choose(seed, "rosette y", 48, 56) * 0.01,
    radius: Math.min(short * 0.46, free * 0.47),
  };
}

/** The height above the MRZ. */
export function freeHeight({ facts, page, height }: PageCanvas): number {
  const zone = facts.layout?.mrz ?? null;
  const isHere = facts.mrz?.format === "TD1" ? page === "back" : page !== "back";
  return zone !== null && facts.mrz !== null && isHere && page !== "inner"
    ? (height * zone.y) / 100
    : height;
}

function tint(canvas: PageCanvas): string {
  const [first, second] = canvas.facts.background;
  const { width, height } = canvas;
  const fill = linear(
    canvas,
    [
      [0, first],
      [0.5, second],
      [1, first],
    ],
    { x2: 1, y2: 0.4 },
  );
  return element("rect", { width, height, fill, opacity: 0.8 });
}

function rosettes(canvas: PageCanvas): string {
  const { inks, pen, fine, seed } = canvas;
  const { x, y, radius } = rosettePlace(canvas);
  const stroke = fine.hasWords
    ? radial(
        canvas,
        [
          [0.2, inks.second],
          [0.62, inks.secondSoft],
          [1, inks.line],
        ],
        { ...inUserSpace, cx: 0, cy: 0, r: Math.round(radius) },
      )
    : inks.secondSoft;
  const layers = lathe(canvas, {
    seed: `${seed} rosette`,
    radius,
    samplesPerLobe: fine.hasMicroprint ? 14 : 7,
  });
  const shown = fine.hasWords ? layers : layers.slice(0, 1);
  return element(
    "g",
    { transform: at(x, y), fill: "none", stroke, "stroke-width": pen * 0.9, opacity: 0.78 },
    ...shown.map((layer) => turned(canvas, layer)),
  );
}

/** The band at the foot of what is printed, above the MRZ or along the lower edge. */
export function ribbonBox(canvas: PageCanvas) {
  const { width, height, mm } = canvas;
  const free = freeHeight(canvas);
  const tall = mm * (width > mm * 100 ? 3.2 : 2.4);
  return { x: 0, y: free - tall - (free === height ? mm * 0.7 : 0), width, height: tall };
}

/** The band's lines from 0,0, the same under each light. */
export function ribbonLines(canvas: PageCanvas, lines: number): string {
  const { width, height } = ribbonBox(canvas);
  return ribbonTiles(canvas, {
    seed: `${canvas.seed} ribbon`,
    width,
    height,
    lines,
    waves: 3,
    tiles: width > canvas.height ? 4 : 3,
  });
}

function ribbon(canvas: PageCanvas): string {
  const { inks, pen, fine } = canvas;
  const { x, y } = ribbonBox(canvas);
  return element(
    "g",
    {
      transform: at(x, y),
      fill: "none",
      stroke: inks.accent,
      "stroke-width": pen * 0.8,
      opacity: 0.75,
    },
    ribbonLines(canvas, fine.hasMicroprint ? 10 : fine.hasWords ? 4 : 2),
  );
}

import { canvasOf } from "../../../images/canvas.ts";
import type { Detail } from "../../../images/view.ts";
import { paragraph } from "../../../images/inscription.ts";
import { linear } from "../../../images/layers/paint.ts";
import { lathe, turned } from "../../../images/layers/lathe.ts";
import { canBeCut, roundLegend } from "../../../images/layers/roundLegend.ts";
import { specimenHeight, specimenWord } from "../../../images/layers/specimenWord.ts";
import { letters, lettering } from "../../../images/lettering.ts";
import { metalInks } from "../../../images/metalInks.ts";
import { svg } from "../../../images/picture.ts";
import { at, element } from "../../../images/svg.ts";
import { type Blank, radius } from "./blank.ts";
import type { DrawnCoin } from "./drawnCoin.ts";
import { type CoinSide, coinSize, describeCoin, motifOf } from "./describeCoin.ts";
import { drawCoinEdge } from "./drawCoinEdge.ts";
import { struckFeatures } from "./struckFeatures.ts";

/** What of a coin is drawn; it is seen in white light only. */
export interface CoinView {
  readonly side: CoinSide;
  readonly detail: Detail;
}

/** Width of an engraved line: closer ones run together on the screen. */
const lineOf: Readonly<Record<Detail, number>> = { list: 22, screen: 7, full: 4 };

/**
 * One side of a coin, or its edge, as a self-contained SVG for an image element: its true size in
 * the view box (0.1 mm), the tone of its alloy, lathe-work of its own round its motif in words,
 * SPECIMEN on it. The same facts give the same bytes.
 */
export function drawCoin(coin: DrawnCoin, view: CoinView): string {
  const { side, detail } = view;
  const size = coinSize(coin, side);
  const inks = metalInks(coin.metal, coin.alloy);
  const canvas = canvasOf({
    seed: `${coin.id} ${side}`,
    ...size,
    light: "white",
    detail,
    inks,
    unitsPerMm: (2 * radius) / size.widthMm,
  });
  const blank: Blank = { ...canvas, coin, inks, line: lineOf[detail] };
  const title = `SPECIMEN: ${coin.name}, ${coin.issuer}; ${statement(coin)}`;
  if (side === "edge") return svg(canvas, title, drawCoinEdge(blank));
  const struck = canvas.fine.hasWords ? face(blank, side) : thumbnail(blank, side);
  return svg(
    canvas,
    title,
    element("g", { transform: at(radius, radius) }, planchet(blank), struck),
  );
}

/** What the drawing is, and its diameter. */
function statement(coin: DrawnCoin): string {
  const size = coin.diameterMm === null ? "diameter not recorded" : `${coin.diameterMm} mm`;
  return `illustration, not a coin · ${size}`;
}

/** The metal itself: reeds, raised rim, beads and a field that catches the light. */
function planchet(blank: Blank): string {
  const { coin, inks, fine } = blank;
  const rim = linear(
    blank,
    [
      [0, inks.light],
      [0.5, inks.base],
      [1, inks.shade],
    ],
    { y2: 1 },
  );
  const field = linear(
    blank,
    [
      [0, inks.base],
      [0.3, inks.light],
      [0.62, inks.base],
      [1, inks.light],
    ],
    { y2: 1 },
  );
  const ring = (share: number, width: number, stroke: string, dashes?: string) =>
    element("circle", {
      r: Math.round(radius * share),
      fill: "none",
      stroke,
      "stroke-width": radius * width,
      "stroke-dasharray": dashes,
      "stroke-linecap": dashes?.startsWith("0 ") === true ? "round" : undefined,
    });
  const disc = element("circle", { r: radius - 2, fill: rim });
  if (!fine.hasWords)
    return disc + element("circle", { r: radius * 0.9, fill: field }) + ring(0.9, 0.035, inks.deep);
  const reeds = (2 * Math.PI * radius * 0.985) / (coin.edge.reeds ?? 140);
  const beads = (2 * Math.PI * radius * 0.885) / 132;
  return [
    disc,
    coin.edge.type === "reeded"
      ? ring(0.985, 0.026, inks.deep, `${(reeds * 0.32).toFixed(2)} ${(reeds * 0.68).toFixed(2)}`)
      : "",
    ring(0.955, 0.004, inks.light),
    element("circle", { r: radius * 0.93, fill: field }),
    ring(0.93, 0.008, inks.deep),
    ring(0.888, 0.016, inks.light, `0 ${beads.toFixed(2)}`),
    ring(0.885, 0.015, inks.shade, `0 ${beads.toFixed(2)}`),
  ].join("");
}

/** Legend, lathe-work, the motif in words, the value on the back. */
function face(blank: Blank, side: "front" | "back"): string {
  const { coin, inks } = blank;
  const motif = motifOf(side === "front" ? coin.obverse : coin.reverse);
  const fallback = side === "front" ? coin.issuer : coin.name;
  const legend = canBeCut(motif.legend) && motif.legend !== "" ? motif.legend : fallback;
  const features = describeCoin(coin).filter((feature) => feature.side === side);
  const round = { radius: radius * 0.745, height: radius * 0.098, reach: 206 };
  const words =
    roundLegend(blank, { ...round, text: legend.toUpperCase(), half: "upper" }) +
    roundLegend(blank, {
      text: statement(coin).toUpperCase(),
      radius: radius * 0.822,
      height: radius * 0.05,
      reach: 118,
      half: "lower",
    });
  const relief = 7;
  return [
    struckFeatures(blank, features),
    lathework(blank, 0.6),
    element("circle", { r: radius * 0.4, fill: inks.light, "fill-opacity": 0.92 }),
    element("circle", {
      r: radius * 0.4,
      fill: "none",
      stroke: inks.shade,
      "stroke-width": blank.line * 1.4,
    }),
    element("g", { fill: inks.light, transform: at(relief, relief) }, words),
    element("g", { fill: inks.deep }, words),
    specimen(blank),
    middle(blank, side, motif.picture),
  ].join("");
}

/** The words of the motif in the disc; on the back below the value. */
function middle(blank: Blank, side: "front" | "back", picture: string): string {
  const { coin, inks } = blank;
  const half = radius * 0.31;
  const fill = {
    fill: inks.deep,
    stroke: inks.light,
    "stroke-width": 5,
    "stroke-linejoin": "round",
    "paint-order": "stroke",
  };
  const words = (top: number, height: number) =>
    paragraph(
      blank,
      picture,
      { x: -half, y: top, width: half * 2, height },
      { most: radius * 0.085, anchor: "middle" },
      fill,
    );
  if (side === "front" || coin.faceValue === null) return words(-half * 0.72, half * 1.44);
  const value = lettering(String(coin.faceValue), "text", 0.02);
  const height = Math.min(radius * 0.22, (radius * 0.5 * value.capital) / value.length);
  return (
    letters(
      value,
      { x: 0, y: -radius * 0.3 + height + (radius * 0.24 - height) / 2, height, anchor: "middle" },
      { ...fill, "stroke-width": 12 },
    ) + words(0, half * 0.8)
  );
}

/** Engraved curves, seeded by the coin and its side. */
function lathework(blank: Blank, share: number): string {
  const { seed, inks, line } = blank;
  const [wreath] = lathe(blank, { seed, radius: radius * share });
  return element(
    "g",
    { fill: "none", stroke: inks.shade, "stroke-width": line },
    turned(blank, wreath),
  );
}

/** SPECIMEN, under the words of the motif. */
function specimen(blank: Blank): string {
  const turn = -16;
  const size = radius * 1.46;
  return specimenWord(
    blank,
    { x: 0, y: 0, height: specimenHeight(size, size, turn, 0.9), turn },
    {
      line: (radius * 0.011 * 10) / blank.mm,
      halo: (radius * 0.02 * 10) / blank.mm,
      veil: 0.5,
      fill: 0,
    },
  );
}

/** A thumbnail: one curve, the value large on the back. */
function thumbnail(blank: Blank, side: "front" | "back"): string {
  const { coin, inks, fine } = blank;
  const word = specimenWord(
    blank,
    { x: 0, y: radius * 0.5, height: radius * 0.2, turn: 0 },
    {
      line: (radius * 0.03 * 10) / blank.mm,
      halo: (radius * 0.05 * 10) / blank.mm,
      veil: 0.7,
      fill: 1,
    },
  );
  if (side === "front" || coin.faceValue === null) return lathework(blank, 0.62) + word;
  const figures = String(coin.faceValue);
  const value = lettering(figures, figures.includes(".") ? "text" : fine.figures, 0.02);
  const height = Math.min(0.5 * radius, (radius * 1.1 * value.capital) / value.length);
  return (
    element("g", { opacity: 0.45 }, lathework(blank, 0.62)) +
    letters(value, { x: 0, y: height * 0.28, height, anchor: "middle" }, { fill: inks.deep }) +
    word
  );
}

import type { Detail, Side } from "./banknoteFacts.ts";
import { type Colour, hex, tone } from "./colour.ts";
import { letters, lettering } from "./lettering.ts";
import { element, escapeText } from "./svg.ts";

/** The facts of the catalogue that a coin is drawn from; null is not known. */
export interface CoinFacts {
  readonly id: string;
  readonly name: string;
  readonly issuer: string;
  readonly metal: "gold" | "silver" | "platinum" | "palladium";
  readonly diameterMm: number | null;
  readonly faceValue: number | null;
}

const metals: Readonly<Record<CoinFacts["metal"], Colour>> = {
  gold: { lightness: 0.78, chroma: 0.12, hue: 86 },
  silver: { lightness: 0.82, chroma: 0.012, hue: 250 },
  platinum: { lightness: 0.77, chroma: 0.01, hue: 210 },
  palladium: { lightness: 0.74, chroma: 0.014, hue: 280 },
};

/** Diameter where none is known, in mm: the proportion to others is then a neutral one. */
const neutralDiameter = 30;

/** One side of a coin as a self-contained SVG, its true diameter in the view box (0.1 mm). */
export function drawCoin(coin: CoinFacts, { side }: { side: Side; detail: Detail }): string {
  const size = Math.round((coin.diameterMm ?? neutralDiameter) * 10);
  const middle = size / 2;
  const metal = metals[coin.metal];
  const deep = hex(tone(metal, -0.34));
  const ring = (radius: number, width: number) =>
    element("circle", {
      cx: middle,
      cy: middle,
      r: middle * radius,
      fill: "none",
      stroke: deep,
      "stroke-width": middle * width,
    });
  const value = side === "back" && coin.faceValue !== null ? String(coin.faceValue) : "";
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${size} ${size}`,
      width: `${size / 10}mm`,
      height: `${size / 10}mm`,
      role: "img",
    },
    element("title", {}, escapeText(`SPECIMEN: ${coin.name}, ${coin.issuer}`)),
    element("circle", { cx: middle, cy: middle, r: middle, fill: hex(metal) }),
    ring(0.97, 0.02),
    ring(0.92, 0.012),
    letters(
      lettering(value, "bold"),
      { x: middle, y: middle, height: middle * 0.4, anchor: "middle" },
      { fill: deep },
    ),
    letters(
      lettering("SPECIMEN", "bold", 0.06),
      { x: middle, y: middle * 1.4, height: middle * 0.16, anchor: "middle" },
      { fill: deep },
    ),
  );
}

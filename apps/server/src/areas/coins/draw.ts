import type { Metal } from "@specimen/api/contract";
import { rosette } from "@specimen/core/guilloche";
import { roundLegend } from "../../images/roundLegend.ts";
import { type MetalInks, metalInks } from "../../images/metalInks.ts";
import { finenessOf, type Fineness } from "../../images/fineness.ts";
import { letters, lettering } from "../../images/lettering.ts";
import { at, element, escapeText } from "../../images/svg.ts";
import { type Detail, fileOf, type View, viewOf } from "../../images/view.ts";
import { pictureAddress } from "../../http/pictures.ts";
import type { AppContext, Drawings } from "../defineArea.ts";
import { readCoinFacts } from "./queries.ts";

/** The facts of the catalogue that a coin is drawn from; null is not known. */
export interface DrawnCoin {
  readonly id: string;
  readonly name: string;
  /** Name of the country in English. */
  readonly issuer: string;
  readonly metal: Metal;
  readonly diameterMm: number | null;
  readonly faceValue: number | null;
}

/** What of a coin is drawn; it is seen in white light only. */
export type CoinView = Omit<View, "light">;

/** The pictures of coins. */
export const coinDrawings: Drawings = {
  "/images/coins/:id/:file":
    ({ database }) =>
    async ({ id = "", file = "" }) => {
      const view = viewOf(file);
      if (view === undefined || fileOf({ side: view.side, detail: view.detail }) !== file) {
        return undefined;
      }
      const coin = await readCoinFacts(database, id);
      return coin && drawCoin(coin, view);
    },
};

/** The public address of a coin's picture. */
export const coinAddress = (context: AppContext, coinId: string, view: CoinView): string =>
  pictureAddress(context, `/images/coins/${encodeURIComponent(coinId)}/${fileOf(view)}`);

/** A coin round 0,0, before anything is struck. */
interface Blank {
  readonly coin: DrawnCoin;
  readonly view: CoinView;
  readonly fine: Fineness;
  readonly inks: MetalInks;
}

/** Radius of every coin in drawing units: curves are whole numbers, also those of small coins. */
const radius = 1000;

/** Diameter where none is known, in mm. */
const neutralDiameter = 30;

/**
 * One side of a coin as a self-contained SVG for an image element: its true diameter in the view
 * box (0.1 mm), the metal's colour, lathe-work of its own for a picture, its name in words, SPECIMEN
 * on it. The same facts give the same bytes.
 */
export function drawCoin(coin: DrawnCoin, view: CoinView): string {
  const size = Math.round((coin.diameterMm ?? neutralDiameter) * 10);
  const fine = finenessOf[view.detail];
  const blank: Blank = { coin, view, fine, inks: metalInks(coin.metal) };
  const struck = view.side === "front" ? front(blank) : back(blank);
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
    element("defs", {}, blank.inks.definitions),
    element(
      "g",
      { transform: at(size / 2, size / 2, { scale: size / 2 / radius }) },
      planchet(blank),
      struck,
      specimen(blank),
      imprint(blank),
    ),
  );
}

/** The metal itself: reeded edge, raised rim, beads and a field that catches the light. */
function planchet({ inks, fine }: Blank): string {
  const ring = (share: number, width: number, stroke: string, dashes?: string) =>
    element("circle", {
      r: radius * share,
      fill: "none",
      stroke,
      "stroke-width": radius * width,
      "stroke-dasharray": dashes,
      "stroke-linecap": dashes?.startsWith("0 ") === true ? "round" : undefined,
    });
  const reeds = (2 * Math.PI * radius * 0.985) / 120;
  const beads = (2 * Math.PI * radius * 0.865) / 88;
  return [
    element("circle", { r: radius, fill: inks.rim }),
    fine.hasWords ? ring(0.985, 0.03, inks.deep, `${(reeds / 2).toFixed(2)}`) : "",
    element("circle", { r: radius * 0.9, fill: inks.field }),
    ring(0.9, fine.hasWords ? 0.012 : 0.035, inks.deep),
    fine.hasWords ? ring(0.865, 0.028, inks.shade, `0 ${beads.toFixed(2)}`) : "",
  ].join("");
}

/** Lathe-work where a coin has its portrait, the issuing country round it. */
function front(blank: Blank): string {
  const { coin, inks, fine } = blank;
  const work = lathe(blank, 0.56);
  if (!fine.hasWords) return work;
  return work + roundLegend({ ...legend, text: coin.issuer.toUpperCase(), fill: inks.deep });
}

/** The value, or a smaller rosette where the coin bears none, its name round it. */
function back(blank: Blank): string {
  const { coin, inks, fine } = blank;
  const name = fine.hasWords
    ? roundLegend({ ...legend, text: coin.name.toUpperCase(), fill: inks.deep })
    : "";
  if (coin.faceValue === null) return lathe(blank, 0.4) + name;
  const figures = String(coin.faceValue);
  // The bold face has figures only.
  const value = lettering(figures, figures.includes(".") ? "text" : fine.figures, 0.02);
  const height = Math.min(0.46 * radius, (radius * 0.95 * value.capital) / value.length);
  const place = { x: 0, y: height * 0.38, height, anchor: "middle" } as const;
  const edge = (radius * 0.012 * value.capital) / height;
  return [
    element("g", { opacity: 0.4 }, lathe(blank, 0.56)),
    letters(value, { ...place, y: place.y + radius * 0.014 }, { fill: inks.light }),
    letters(value, place, { fill: inks.deep, stroke: inks.shade, "stroke-width": edge }),
    name,
  ].join("");
}

/** Where the words stand, and how far round they may go. */
const legend = { radius: radius * 0.7, height: radius * 0.1, reach: 215 };

/** Engraved curves, seeded by the coin and its side. */
function lathe({ coin, view, fine, inks }: Blank, share: number): string {
  const layers = rosette({
    seed: `${coin.id} ${view.side}`,
    radius: radius * share,
    copies: fine.rosetteCopies,
    samplesPerLobe: fine.samplesPerLobe,
  });
  const shown = fine.hasWords ? layers : layers.slice(0, 1);
  const curves = shown.map(({ path, turns }, index) => {
    const id = `r${index}`;
    return element(
      "g",
      {},
      element("path", { id, d: path }),
      ...turns
        .slice(1)
        .map((turn) => element("use", { href: `#${id}`, transform: `rotate(${turn})` })),
    );
  });
  return element(
    "g",
    { fill: "none", stroke: inks.shade, "stroke-width": penOf[view.detail] },
    ...curves,
  );
}

/** SPECIMEN, on the coin as on every drawing. */
function specimen({ inks, fine, view }: Blank): string {
  const word = lettering("SPECIMEN", fine.figures, 0.06);
  const isFront = view.side === "front";
  const height = radius * (!fine.hasWords ? 0.22 : isFront ? 0.19 : 0.15);
  const turn = isFront ? -12 : 0;
  const place = {
    x: 0,
    y: isFront ? height / 2 : radius * 0.52,
    height,
    anchor: "middle",
    turn,
  } as const;
  const width = (radius * (fine.hasWords ? 0.022 : 0.05) * word.capital) / height;
  return element(
    "g",
    { "data-layer": "specimen", "stroke-linejoin": "round" },
    letters(word, place, {
      fill: inks.veil,
      stroke: inks.veil,
      "stroke-width": width * 4,
      opacity: 0.6,
    }),
    letters(word, place, { fill: "#12203c", opacity: 0.85 }),
  );
}

/** Width of an engraved line: closer ones run together on the screen. */
const penOf: Readonly<Record<Detail, number>> = { list: 22, screen: 7, full: 4 };

/** What the drawing is, and its diameter. */
function imprint({ coin }: Blank): string {
  const size = coin.diameterMm === null ? "diameter not recorded" : `${coin.diameterMm} mm`;
  return element(
    "text",
    {
      y: radius * 0.7,
      "font-family": "sans-serif",
      "font-size": radius * 0.052,
      "text-anchor": "middle",
      fill: "#12203c",
    },
    `illustration, not a coin · ${size}`,
  );
}

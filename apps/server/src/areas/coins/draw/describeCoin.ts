import { type PercentBox, type PinPlace, withPins } from "../../../images/pins.ts";
import type { DrawnCoin } from "./drawnCoin.ts";

/** The drawn views of a coin. */
export const coinSides = ["front", "back", "edge"] as const;

/** One drawn view of a coin. */
export type CoinSide = (typeof coinSides)[number];

/** One feature of a coin where it is drawn: the same answer makes the drawing, its pins and the list. */
export interface DrawnCoinFeature {
  readonly id: string;
  /** Its place in the record's order, from 1. */
  readonly number: number;
  readonly side: CoinSide;
  /** In percent of the side. */
  readonly box: PercentBox;
  readonly pin: PinPlace;
}

/** What one side says: what it shows in words, and the words it bears. */
export interface CoinMotif {
  readonly picture: string;
  readonly legend: string;
}

/** Diameter and thickness where none is known, in mm. */
const neutral = { diameter: 30, thickness: 2.2 } as const;

/** Size of a view in mm, and whether it is that of the record. */
export function coinSize(coin: DrawnCoin, side: CoinSide) {
  const diameter = coin.diameterMm ?? neutral.diameter;
  return {
    widthMm: diameter,
    heightMm: side === "edge" ? (coin.thicknessMm ?? neutral.thickness) : diameter,
    isKnown: coin.diameterMm !== null && (side !== "edge" || coin.thicknessMm !== null),
  };
}

/** The features of a coin on its sides; one that the record places nowhere on it is left out. */
export function describeCoin(coin: DrawnCoin): readonly DrawnCoinFeature[] {
  const placed = coin.features.flatMap(({ id, where }, index) => {
    const place = placeOf(id, where);
    return place === undefined ? [] : [{ id, number: index + 1, ...place }];
  });
  return coinSides.flatMap((side) => {
    const onSide = placed.filter((feature) => feature.side === side);
    const { widthMm, heightMm } = coinSize(coin, side);
    return withPins(
      { width: widthMm, height: Math.max(heightMm, widthMm * 0.2) },
      onSide,
      ({ box }) => [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
      { lettering: side === "edge" ? [] : lettering },
    );
  });
}

/** The words in the middle and the band of the legend, which no pin covers. */
const lettering: readonly PercentBox[] = [
  { x: 36, y: 38, width: 28, height: 24 },
  { x: 22, y: 9, width: 56, height: 12 },
  { x: 22, y: 82, width: 56, height: 9 },
];

const boxes: Readonly<Record<string, PercentBox>> = {
  mirror: { x: 22, y: 22, width: 56, height: 56 },
  radial: { x: 12, y: 12, width: 76, height: 76 },
  microletter: { x: 16, y: 30, width: 9, height: 9 },
  micromark: { x: 66, y: 66, width: 8, height: 8 },
  bulliondna: { x: 66, y: 66, width: 8, height: 8 },
  latent: { x: 26, y: 66, width: 11, height: 11 },
  waves: { x: 22, y: 22, width: 56, height: 56 },
  microtext: { x: 14, y: 14, width: 72, height: 72 },
  tincture: { x: 60, y: 62, width: 11, height: 12 },
  mintshield: { x: 12, y: 12, width: 76, height: 76 },
  colour: { x: 40, y: 70, width: 20, height: 8 },
};

const whole: PercentBox = { x: 0, y: 0, width: 100, height: 100 };

function placeOf(id: string, where: string): { side: CoinSide; box: PercentBox } | undefined {
  if (/edge/.test(where)) return { side: "edge", box: whole };
  const box = boxes[id];
  if (box === undefined) return undefined;
  return { side: /reverse|field|shield|mark/.test(where) ? "back" : "front", box };
}

/** What a side shows and bears; words of the record in capitals are those on the coin. */
export function motifOf(text: string | null): CoinMotif {
  if (text === null) return { picture: "MOTIF NOT RECORDED", legend: "" };
  const plain = text.replace(/\s*\([^)]*\)/g, "");
  const legends = plain.match(inCapitals)?.filter(isLegend) ?? [];
  const clauses = plain.split(/[;:,]/);
  const first = clauses.find((clause) => /\p{Ll}{3}/u.test(clause)) ?? clauses[0] ?? "";
  const shown = first.replace(inCapitals, (words) => (isLegend(words) ? "" : words));
  return {
    picture: (shown.trim().length > 2 ? shown : first).replace(/\s+/g, " ").trim().toUpperCase(),
    legend: fitting(legends.map((words) => words.trim())),
  };
}

/** Words on the coin, not the number of a monarch. */
function isLegend(words: string): boolean {
  return /\p{Lu}{3}/u.test(words) && !/^[IVX]+$/.test(words);
}

/** Runs of words without a small letter. */
const inCapitals =
  /(?<![\p{Ll}\p{Lu}])[\p{Lu}\d][\p{Lu}\d.'’/-]*(?:[ ,]+[\p{Lu}\d][\p{Lu}\d.'’/-]*)*(?!\p{Ll})/gu;

/** As many of the words as can be read round a coin. */
function fitting(words: readonly string[]): string {
  let legend = "";
  for (const next of words) {
    const longer = legend === "" ? next : `${legend} · ${next}`;
    if (longer.length > 46) break;
    legend = longer;
  }
  return legend;
}

import { type PercentBox, type PinPlace, withPins } from "../../../images/pins.ts";
import type { DrawnBar, BarMark } from "./drawnBar.ts";

/** The drawn views of a bar: both faces, and its thickness from the side. */
export const barSides = ["front", "back", "edge"] as const;

/** One drawn view of a bar. */
export type BarSide = (typeof barSides)[number];

/** One mark where it is drawn: the same answer makes the drawing, its pins and the list. */
export interface DrawnMark extends BarMark {
  /** Its place in the record's order, from 1. */
  readonly number: number;
  /** What is set on the drawing. */
  readonly words: string;
  /** In percent of the side. */
  readonly box: PercentBox;
  readonly pin: PinPlace;
}

/** Size of a view in mm, and whether it is that of the record. */
export function barSize(bar: DrawnBar, side: BarSide) {
  const { lengthMm, widthMm } = bar;
  const isKnown = lengthMm !== null && widthMm !== null;
  const face = isKnown ? { length: lengthMm, width: widthMm } : usualSize(bar);
  const thickness = bar.heightMm ?? face.width * (bar.form === "cast" ? 0.2 : 0.06);
  return {
    widthMm: face.width,
    heightMm: side === "edge" ? thickness : face.length,
    isKnown: isKnown && (side !== "edge" || bar.heightMm !== null),
  };
}

/** The marks of a bar with the words that are drawn, each in its place. */
export function describeBar(bar: DrawnBar): readonly DrawnMark[] {
  const marks = bar.marks.map((mark, index) => ({
    ...mark,
    number: index + 1,
    words: wordsOf(bar, mark),
    box: boxOf(mark),
  }));
  return (["front", "back"] as const).flatMap((side) => {
    const onSide = marks.filter((mark) => mark.side === side);
    const { widthMm, heightMm } = barSize(bar, side);
    const lettering = onSide
      .filter(({ what }) => what !== "kinegram" && what !== "design")
      .map(({ box }) => box);
    return withPins(
      { width: widthMm, height: heightMm },
      onSide,
      ({ box }) => [
        { x: 92, y: box.y + box.height / 2 },
        { x: 8, y: box.y + box.height / 2 },
      ],
      { lettering },
    );
  });
}

/** The height of each kind of mark as a percentage of the bar's length. */
const tall: Readonly<Record<string, number>> = {
  "refiner sign": 17,
  name: 7,
  weight: 9,
  fineness: 7,
  assayer: 9,
  serial: 6,
  year: 5,
  kinegram: 80,
  design: 62,
};

function boxOf({ what, x, y }: BarMark): PercentBox {
  const height = tall[what] ?? 7;
  const width = what === "kinegram" ? 82 : what === "design" ? 74 : 66;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The first of the words that a record offers; a number that no bar has. */
function wordsOf({ refiner, weight, marks }: DrawnBar, { what, text }: BarMark): string {
  const [first = ""] = text.split(/ or |,| with | in a| around | \(/);
  if (what === "serial") return "NO. 000000";
  if (what === "year") return "0000";
  if (what === "weight") return weight;
  if (what === "refiner sign") {
    const isNamed = /^[\p{Lu}\d .&-]+$/u.test(first) && first.length > 2;
    return isNamed ? first : refiner.replace(/ \(.*$/, "").toUpperCase();
  }
  if (what === "fineness") return /^\d/.test(first) ? first : "999.9";
  if (what === "assayer") return /^[\p{Lu} /&-]+$/u.test(first) ? first.trim() : "ASSAYER'S SIGN";
  return marks.length === 0 ? first : first.toUpperCase();
}

/** Proportions that refiners use, from the weight, where the record has no size. */
function usualSize({ weightG, metal, form }: DrawnBar) {
  const volume = weightG / density[metal];
  // Length to width to thickness of a minted bar 1 : 0.58 : 0.045, of a cast one 1 : 0.52 : 0.16.
  const [wide, thick] = form === "minted" ? [0.58, 0.045] : [0.52, 0.16];
  const length = Math.cbrt((volume * 1000) / (wide * thick * 0.86));
  return { length: round(length), width: round(length * wide) };
}

/** In g/cm3. Source: CRC Handbook of Chemistry and Physics. */
const density = { gold: 19.3, silver: 10.49, platinum: 21.45, palladium: 12.02 } as const;

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

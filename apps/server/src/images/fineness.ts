import type { Detail } from "./view.ts";

/** What one level of detail draws. Lengths are in 0.1 mm of the note. */
export interface Fineness {
  /** Drawing units to 0.1 mm: curves are whole numbers, so enlarged ones need finer numbers. */
  readonly grain: number;
  /** Width of an engraved line. */
  readonly pen: number;
  /** Width of a line of the ground. */
  readonly groundPen: number;
  /** Distance between the lines of the ground. */
  readonly groundStep: number;
  /** Crossing families of ground lines. */
  readonly groundFamilies: number;
  readonly samplesPerWave: number;
  /** How often each curve of a rosette is drawn: a power of two, as copies are copied. */
  readonly rosetteCopies: number;
  readonly samplesPerLobe: number;
  readonly ribbonLines: number;
  /** Distance between the hatches of a numeral; 0 leaves it solid. */
  readonly hatch: number;
  /** The outlines that figures and the overprint are made of. */
  readonly figures: "bold" | "small";
  /** Issuer, motif and thread text; a thumbnail has no room for words. */
  readonly hasWords: boolean;
  /** Microprint that can be read; otherwise a fine broken line stands for it. */
  readonly hasMicroprint: boolean;
}

/**
 * The three levels. At 90 px a line of 0.6 mm is half a pixel wide and lines 4.4 mm apart are three
 * pixels apart: closer ones shimmer. At 300 px the same holds for 0.24 mm and 1.4 mm.
 */
export const finenessOf: Readonly<Record<Detail, Fineness>> = {
  list: {
    grain: 1,
    pen: 6,
    groundPen: 5,
    groundStep: 44,
    groundFamilies: 1,
    samplesPerWave: 6,
    rosetteCopies: 2,
    samplesPerLobe: 6,
    ribbonLines: 2,
    hatch: 0,
    figures: "small",
    hasWords: false,
    hasMicroprint: false,
  },
  screen: {
    grain: 2,
    pen: 2.1,
    groundPen: 1.8,
    groundStep: 11,
    groundFamilies: 2,
    samplesPerWave: 8,
    rosetteCopies: 8,
    samplesPerLobe: 8,
    ribbonLines: 8,
    hatch: 10,
    figures: "bold",
    hasWords: true,
    hasMicroprint: false,
  },
  full: {
    grain: 5,
    pen: 1.25,
    groundPen: 1.1,
    groundStep: 7,
    groundFamilies: 3,
    samplesPerWave: 14,
    rosetteCopies: 16,
    samplesPerLobe: 16,
    ribbonLines: 22,
    hatch: 5,
    figures: "bold",
    hasWords: true,
    hasMicroprint: true,
  },
};

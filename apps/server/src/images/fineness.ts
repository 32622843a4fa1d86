import type { Detail } from "./view.ts";

/** Settings of one level of detail. Lengths are in 0.1 mm of the specimen. */
export interface Fineness {
  /**
   * Drawing units per 0.1 mm: curves have integer coordinates, so larger drawings need more units.
   */
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
  /** Copies of each curve of a rosette, a power of two. */
  readonly rosetteCopies: number;
  readonly samplesPerLobe: number;
  readonly ribbonLines: number;
  /** Distance between the hatches of a numeral; 0 for a solid one. */
  readonly hatch: number;
  /** The outlines that figures and the overprint are made of. */
  readonly figures: "bold" | "small";
  /** The outlines that words are made of. */
  readonly letters: "text" | "words";
  /** Issuer, motif and thread text; a thumbnail has no space for words. */
  readonly hasWords: boolean;
  /** Whether microprint is legible; otherwise it is a fine broken line. */
  readonly hasMicroprint: boolean;
}

/**
 * The three levels. At 90 px a line of 0.6 mm is half a pixel wide and lines 4.4 mm apart are three
 * pixels apart; closer ones cause moiré. At 300 px the same holds for 0.24 mm and 1.4 mm.
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
    letters: "words",
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
    letters: "words",
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
    letters: "text",
    hasWords: true,
    hasMicroprint: true,
  },
};

import type { GrayImage } from "./image/grayImage.ts";
import { type Point, project } from "./image/homography.ts";
import { resize } from "./image/resize.ts";
import { smooth } from "./image/smooth.ts";
import { findZones, PRINT_KINDS } from "./locate/findZones.ts";
import type { GlyphNet } from "./net/glyphNet.ts";
import type { PictureFormat } from "./read/cellClasses.ts";
import { advise, type QualityAdvice } from "./quality/advise.ts";
import { measureZone, type ZoneMeasures } from "./quality/measureZone.ts";
import { type Change, decode } from "./read/decode.ts";
import { type JudgedDigit, judgeDigits } from "./read/judge.ts";
import { readZone, type ZoneReading } from "./read/readZone.ts";
import { calibrate } from "./read/calibrate.ts";
import { sharpen } from "./read/sharpen.ts";

/** The steps of reading a picture, in their order. */
export type ReadingStep = "locating" | "reading" | "checking";

export interface ReadingOptions {
  readonly net: GlyphNet;
  /** Milliseconds since some moment; for the timings. */
  readonly now: () => number;
  /** Told before each step. */
  readonly onStep?: (step: ReadingStep) => void;
}

/** A character with where it is in the picture: the corners of its cell, clockwise from its upper left. */
export interface ReadCharacter {
  readonly character: string;
  /** 0 to 1. */
  readonly sureness: number;
  readonly corners: readonly [Point, Point, Point, Point];
}

export interface ReadLine {
  readonly text: string;
  readonly characters: readonly ReadCharacter[];
}

export interface ZoneInPicture {
  /** `read`: every character or nearly is sure; `unsure`: a person has to look; then no check is judged. */
  readonly status: "read" | "unsure";
  readonly format: PictureFormat;
  readonly lines: readonly ReadLine[];
  readonly checks: readonly JudgedDigit[];
  readonly changes: readonly Change[];
  /** Mean logarithm of the likelihood of each cell; 0 is certain. */
  readonly fit: number;
  /** Pixels to the pitch of the characters. */
  readonly pitch: number;
  readonly corners: readonly [Point, Point, Point, Point];
}

export interface PictureReading {
  /** Null: no machine-readable zone was found. */
  readonly zone: ZoneInPicture | null;
  readonly measures: ZoneMeasures | null;
  readonly advice: readonly QualityAdvice[];
  readonly timings: Readonly<Record<ReadingStep, number>>;
}

/** Longer side of the picture in which zones are looked for, in pixels; the second where the first shows none. */
const LOCATING_SIDES = [1400, 2200] as const;

/** Zones looked into, the best first. */
const GREATEST_ZONES = 4;

/** A zone that fits so well needs no further search, and one that fits less well none in a finer picture. */
const GOOD_FIT = -0.12;
const FAIR_FIT = -0.36;

/** A fit that is no reading at all. */
const LEAST_FIT = -1.6;

/** Finds the machine-readable zone of a picture and reads it. */
export function readPicture(picture: GrayImage, options: ReadingOptions): PictureReading {
  const { now, onStep } = options;
  const started = now();
  const { best, locating } = search(picture, options);
  const read =
    best === undefined || best.fit < LEAST_FIT
      ? undefined
      : sharpen(options.net, calibrate(options.net, best));
  const readAt = now();
  onStep?.("checking");
  const zone = read === undefined ? null : describeZone(read);
  const measures =
    read === undefined || zone === null ? null : measureZone(read, picture, zone.corners);
  const checked = now();
  return {
    zone,
    measures,
    advice: advise(measures),
    timings: {
      locating,
      reading: readAt - started - locating,
      checking: checked - readAt,
    },
  };
}

/** Looks for zones in one way after the other until one is read well; gives the best and how long the looking took. */
function search(
  picture: GrayImage,
  { net, now, onStep }: ReadingOptions,
): { best: ZoneReading | undefined; locating: number } {
  let best: ZoneReading | undefined;
  let locating = 0;
  const fits = (fit: number) => best !== undefined && best.fit > fit;
  onStep?.("locating");
  for (const side of LOCATING_SIDES) {
    const scale = side / Math.max(picture.width, picture.height);
    if (side !== LOCATING_SIDES[0] && (scale > 1 || fits(FAIR_FIT))) break;
    const copy = smooth(resize(picture, scale));
    for (const print of PRINT_KINDS) {
      const before = now();
      const zones = findZones(copy, print);
      locating += now() - before;
      for (const zone of zones.slice(0, GREATEST_ZONES)) {
        const reading = readZone(net, picture, zone, 1 / scale);
        if (reading !== undefined && !fits(reading.fit)) best = reading;
        if (fits(GOOD_FIT)) break;
      }
      if (fits(GOOD_FIT)) break;
    }
    if (fits(GOOD_FIT)) break;
  }
  onStep?.("reading");
  return { best, locating };
}

/** Below this mean likelihood, or with more weak characters than this share, a person has to look. */
const UNSURE = { fit: -0.6, weak: 0.1 } as const;
const WEAK = 0.6;

/** The mean likelihood from which on a failing digit may be called so. */
const CLEAR_FIT = -0.15;

function describeZone(reading: ZoneReading): ZoneInPicture {
  const { layout, fit } = reading;
  const text = decode(reading.cells, layout);
  const weak = text.sureness.flat().filter((sureness) => sureness < WEAK).length;
  const isUnsure = fit < UNSURE.fit || weak > UNSURE.weak * layout.rows * layout.columns;
  const checks = judgeDigits(layout.format, text, { isClear: fit > CLEAR_FIT });
  return {
    status: isUnsure ? "unsure" : "read",
    format: layout.format,
    lines: text.lines.map((line, row) => ({
      text: line,
      characters: [...line].map((character, column) => ({
        character,
        sureness: text.sureness[row]?.[column] ?? 0,
        corners: cornersOf(reading, row, column, row, column),
      })),
    })),
    checks: isUnsure ? checks.map((check) => ({ ...check, verdict: "notJudged" })) : checks,
    changes: text.changes,
    fit,
    pitch: reading.pitch,
    corners: cornersOf(reading, 0, 0, layout.rows - 1, layout.columns - 1),
  };
}

/** Half of a cell's height in pitches, for the boxes that are shown. */
const HALF_HEIGHT = 0.75;

function cornersOf(
  { toPicture, row, column, rowGap }: ZoneReading,
  firstRow: number,
  firstColumn: number,
  lastRow: number,
  lastColumn: number,
): [Point, Point, Point, Point] {
  const left = column + firstColumn - 0.5;
  const right = column + lastColumn + 0.5;
  const top = (row + firstRow) * rowGap - HALF_HEIGHT;
  const bottom = (row + lastRow) * rowGap + HALF_HEIGHT;
  return [
    project(toPicture, left, top),
    project(toPicture, right, top),
    project(toPicture, right, bottom),
    project(toPicture, left, bottom),
  ];
}

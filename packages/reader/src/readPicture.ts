import type { GrayImage } from "./image/grayImage.ts";
import { type Point, project } from "./image/homography.ts";
import { resize } from "./image/resize.ts";
import { smooth } from "./image/smooth.ts";
import { findZones, printKinds } from "./locate/findZones.ts";
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
const locatingSides = [1400, 2200] as const;

/** Zones looked into, the best first. */
const mostZones = 4;

/** A zone that fits so well needs no further search, and one that fits less well none in a finer picture. */
const goodFit = -0.12;
const fairFit = -0.36;

/** A fit that is no reading at all. */
const leastFit = -1.6;

/** Finds the machine-readable zone of a picture and reads it. */
export function readPicture(picture: GrayImage, options: ReadingOptions): PictureReading {
  const { now, onStep } = options;
  const started = now();
  const { best, locating } = search(picture, options);
  const read =
    best === undefined || best.fit < leastFit
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
  for (const side of locatingSides) {
    const scale = side / Math.max(picture.width, picture.height);
    if (side !== locatingSides[0] && (scale > 1 || fits(fairFit))) break;
    const copy = smooth(resize(picture, scale));
    for (const print of printKinds) {
      const before = now();
      const zones = findZones(copy, print);
      locating += now() - before;
      for (const zone of zones.slice(0, mostZones)) {
        const reading = readZone(net, picture, zone, 1 / scale);
        if (reading !== undefined && !fits(reading.fit)) best = reading;
        if (fits(goodFit)) break;
      }
      if (fits(goodFit)) break;
    }
    if (fits(goodFit)) break;
  }
  onStep?.("reading");
  return { best, locating };
}

/** Below this mean likelihood, or with more weak characters than this share, a person has to look. */
const unsureLimits = { fit: -0.6, weak: 0.1 } as const;
const weakSureness = 0.6;

/** The mean likelihood from which on a failing digit may be called so. */
const clearFit = -0.15;

function describeZone(reading: ZoneReading): ZoneInPicture {
  const { layout, fit } = reading;
  const text = decode(reading.cells, layout);
  const weak = text.sureness.flat().filter((sureness) => sureness < weakSureness).length;
  const isUnsure =
    fit < unsureLimits.fit || weak > unsureLimits.weak * layout.rows * layout.columns;
  const checks = judgeDigits(layout.format, text, { isClear: fit > clearFit });
  return {
    status: isUnsure ? "unsure" : "read",
    format: layout.format,
    lines: text.lines.map((line, row) => ({
      text: line,
      characters: [...line].map((character, column) => ({
        character,
        sureness: text.sureness[row]?.[column] ?? 0,
        corners: cornersOf(reading, [row, row], [column, column]),
      })),
    })),
    checks: isUnsure ? checks.map((check) => ({ ...check, verdict: "notJudged" })) : checks,
    changes: text.changes,
    fit,
    pitch: reading.pitch,
    corners: cornersOf(reading, [0, layout.rows - 1], [0, layout.columns - 1]),
  };
}

/** Half of a cell's height in pitches, for the boxes that are shown. */
const halfHeight = 0.75;

type FirstAndLast = readonly [first: number, last: number];

/** The corners of cells of a zone in the picture. */
function cornersOf(
  { toPicture, row, column, rowGap }: ZoneReading,
  [firstRow, lastRow]: FirstAndLast,
  [firstColumn, lastColumn]: FirstAndLast,
): [Point, Point, Point, Point] {
  const left = column + firstColumn - 0.5;
  const right = column + lastColumn + 0.5;
  const top = (row + firstRow) * rowGap - halfHeight;
  const bottom = (row + lastRow) * rowGap + halfHeight;
  return [
    project(toPicture, left, top),
    project(toPicture, right, top),
    project(toPicture, right, bottom),
    project(toPicture, left, bottom),
  ];
}

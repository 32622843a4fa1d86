import type { GrayImage } from "../image/grayImage.ts";
import { binarise, type Threshold } from "./binarise.ts";
import { type Blob, findBlobs } from "./findBlobs.ts";
import { endOf, findLines, heightAt, startOf, type TextLine } from "./findLines.ts";

/** Two or three lines that may be a machine-readable zone. */
export interface Zone {
  readonly lines: readonly TextLine[];
  /** The picture's lines stand upright: the lines' x runs down the picture and their y to the left. */
  readonly isUpright: boolean;
  /** Number of characters found. */
  readonly size: number;
}

/** Ways to part ink from paper, by the longer side of the picture: `faint` finds pale and blurred print. */
const thresholds = {
  clear: (side: number): Threshold => ({ window: Math.round(side / 28) | 1, deviations: 0.35 }),
  faint: (side: number): Threshold => ({ window: Math.round(side / 45) | 1, deviations: 0.2 }),
} as const;

/** How the print is looked for; both ways are tried. */
export type PrintKind = keyof typeof thresholds;
export const printKinds = Object.keys(thresholds) as readonly PrintKind[];

/** Where so many characters lie level, no upright lines are looked for. */
const enoughCharacters = 56;

/** Distance of two lines in heights of their characters. */
const lineDistance = { least: 1.5, most: 3.9 } as const;

/** Possible zones of a picture, the best first. */
export function findZones(image: GrayImage, print: PrintKind): Zone[] {
  const side = Math.max(image.width, image.height);
  const ink = binarise(image, thresholds[print](side));
  const limits = { leastHeight: 8, greatestHeight: side / 12 };
  const blobs = findBlobs(ink, image.width, image.height, limits);
  const level = zonesOf(blobs, { isUpright: false });
  const isEnough = level.some(({ size }) => size >= enoughCharacters);
  const upright = isEnough ? [] : zonesOf(blobs.map(turned), { isUpright: true });
  return [...level, ...upright].sort((a, b) => scoreOf(b) - scoreOf(a));
}

/** A blob seen after the picture is turned to the left: what ran down runs to the right. */
const turned = ({ x, y, width, height, area }: Blob): Blob => ({
  x: y,
  y: -x,
  width: height,
  height: width,
  area,
});

const scoreOf = ({ size, lines }: Zone): number => size + (lines.length === 3 ? 10 : 0);

function zonesOf(blobs: readonly Blob[], { isUpright }: Pick<Zone, "isUpright">): Zone[] {
  const lines = findLines(blobs);
  return lines.flatMap((first) =>
    lines.flatMap((second): Zone[] => {
      const distance = distanceOf(first, second);
      if (distance < lineDistance.least || distance > lineDistance.most || !areAlike(first, second))
        return [];
      const third = lines.find(
        (line) => areAlike(second, line) && Math.abs(distanceOf(second, line) - distance) < 0.5,
      );
      const all = third === undefined ? [first, second] : [first, second, third];
      const size = all.reduce((sum, line) => sum + line.blobs.length, 0);
      return [{ lines: all, isUpright, size }];
    }),
  );
}

/** How far a line is below another, in heights of its characters. */
function distanceOf(above: TextLine, below: TextLine): number {
  const middle = (startOf(above) + endOf(above)) / 2;
  return (heightAt(below, middle) - heightAt(above, middle)) / above.height;
}

/** Lines of one zone are parallel, of one pitch, and stand one below the other. */
function areAlike(a: TextLine, b: TextLine): boolean {
  const overlap = Math.min(endOf(a), endOf(b)) - Math.max(startOf(a), startOf(b));
  const longer = Math.max(endOf(a) - startOf(a), endOf(b) - startOf(b));
  const ratio = b.pitch / a.pitch;
  return (
    a !== b &&
    Math.abs(a.slope - b.slope) < 0.06 &&
    overlap > 0.5 * longer &&
    ratio > 0.86 &&
    ratio < 1.16
  );
}

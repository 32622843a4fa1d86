import type { Blob } from "./findBlobs.ts";
import { linkBlobs } from "./linkBlobs.ts";

/** Characters in a row: y = offset + slope x through their middles. */
export interface TextLine {
  /** From left to right. */
  readonly blobs: readonly Blob[];
  readonly offset: number;
  readonly slope: number;
  /** Height of the characters. */
  readonly height: number;
  /** Distance of neighbouring characters along the line. */
  readonly pitch: number;
}

/** A machine-readable line has at least so many characters that can be told apart from each other. */
const leastLength = 12;

/** Pitch of the characters in heights, with some space for what blur does to the heights. */
const pitchInHeights = { least: 0.6, most: 1.5 } as const;

/** The y of a line's middle at x; the x of its first and of its last character. */
export const heightAt = (line: TextLine, x: number): number => line.offset + line.slope * x;
export const startOf = (line: TextLine): number => line.blobs[0]?.x ?? 0;
export const endOf = (line: TextLine): number => line.blobs.at(-1)?.x ?? 0;

/** Lines of evenly spaced characters as a machine-readable zone has them. */
export function findLines(blobs: readonly Blob[]): TextLine[] {
  const chains = linkBlobs(blobs)
    .map(describe)
    .sort((a, b) => b.blobs.length - a.blobs.length);
  return joinChains(chains)
    .map((line) => withStragglers(line, blobs))
    .filter(
      ({ blobs: members, pitch, height }) =>
        members.length >= leastLength &&
        pitch > height * pitchInHeights.least &&
        pitch < height * pitchInHeights.most,
    );
}

/** The line through a chain of characters, outliers left out. */
function describe(chain: readonly Blob[]): TextLine {
  const height = median(chain.map((blob) => blob.height));
  let members = chain;
  let fit = fitLine(members);
  for (let pass = 0; pass < 2; pass += 1) {
    const { offset, slope } = fit;
    const near = chain.filter(({ x, y }) => Math.abs(y - offset - slope * x) < height * 0.25);
    if (near.length < 4) break;
    members = near;
    fit = fitLine(members);
  }
  const sorted = members.toSorted((a, b) => a.x - b.x);
  const gaps = sorted
    .slice(1)
    .map((blob, index) =>
      Math.hypot(blob.x - (sorted[index]?.x ?? 0), blob.y - (sorted[index]?.y ?? 0)),
    )
    .filter((gap) => gap < 1.7 * height);
  return { blobs: sorted, ...fit, height, pitch: gaps.length > 0 ? median(gaps) : height };
}

function fitLine(blobs: readonly Blob[]): { offset: number; slope: number } {
  const count = blobs.length;
  const middleX = blobs.reduce((sum, { x }) => sum + x, 0) / count;
  const middleY = blobs.reduce((sum, { y }) => sum + y, 0) / count;
  const spread = blobs.reduce((sum, { x }) => sum + (x - middleX) ** 2, 0);
  const slope =
    spread === 0
      ? 0
      : blobs.reduce((sum, { x, y }) => sum + (x - middleX) * (y - middleY), 0) / spread;
  return { offset: middleY - slope * middleX, slope };
}

/** Joins chains that continue each other: a glyph that was not found parts a line in two. */
function joinChains(chains: readonly TextLine[]): TextLine[] {
  const lines: TextLine[] = [];
  for (const chain of chains) {
    let line = chain;
    for (let at = 0; at < lines.length;) {
      const other = lines[at];
      if (other === undefined || !continues(other, line)) {
        at += 1;
        continue;
      }
      // The joined line may reach a line that neither reached alone: start again.
      line = describe([...other.blobs, ...line.blobs]);
      lines.splice(at, 1);
      at = 0;
    }
    lines.push(line);
  }
  return lines;
}

function continues(a: TextLine, b: TextLine): boolean {
  const [long, short] = a.blobs.length >= b.blobs.length ? [a, b] : [b, a];
  const gap = Math.max(startOf(short) - endOf(long), startOf(long) - endOf(short));
  const middle = (startOf(short) + endOf(short)) / 2;
  const slopeLimit = short.blobs.length < 8 ? 0.2 : 0.06;
  return (
    long.blobs.length >= 6 &&
    gap < 9 * long.height &&
    gap > -2 * long.height &&
    short.height > long.height * 0.7 &&
    short.height < long.height * 1.4 &&
    Math.abs(heightAt(long, middle) - heightAt(short, middle)) < long.height * 0.45 &&
    Math.abs(long.slope - short.slope) < slopeLimit
  );
}

/** The line with every character-sized blob on it, linked or not, up to some characters beyond its ends. */
function withStragglers(line: TextLine, blobs: readonly Blob[]): TextLine {
  const { height, pitch } = line;
  const reach = 6 * pitch;
  const near = blobs.filter(
    (blob) =>
      blob.x > startOf(line) - reach &&
      blob.x < endOf(line) + reach &&
      Math.abs(blob.y - heightAt(line, blob.x)) < height * 0.22 &&
      blob.height > height * 0.6 &&
      blob.height < height * 1.35 &&
      blob.width < height * 1.35,
  );
  return near.length > line.blobs.length ? describe(near) : line;
}

/** Of an even number of values the greater of the two in the middle; 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

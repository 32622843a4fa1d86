import { type Homography, homographyOf, type Point, project } from "../image/homography.ts";
import { median, type TextLine } from "../locate/findLines.ts";
import type { Zone } from "../locate/findZones.ts";

/**
 * The cells of a zone in a picture: the homography takes x, in pitches from the first column, and y,
 * in pitches from the first line, to pixels.
 */
export interface Grid {
  readonly toImage: Homography;
  /** Number of lines found. */
  readonly rows: number;
  /** Distance of two lines in pitches. */
  readonly rowGap: number;
  /** Last column in which a character was found; the first is 0. */
  readonly lastColumn: number;
  /** Pixels to a pitch, in the middle of the zone. */
  readonly pitch: number;
}

/** ICAO 9303-3: lines 6.35 mm (three lines 6.2 mm) apart, characters 2.54 mm. */
const rowGapOf = (rows: number): number => (rows === 3 ? 6.2 : 6.35) / 2.54;

/** A blob farther from the middle of a cell than this, in pitches, is no character of the line. */
const greatestShift = 0.3;

/** Lays the grid of cells over the characters found. `scale` takes the zone's pixels to those wanted. */
export function fitGrid(zone: Zone, scale: number): Grid | undefined {
  const rows = zone.lines.length;
  const rowGap = rowGapOf(rows);
  const places = alignLines(zone.lines.map(placeBlobs));
  const least = Math.min(...places.flat().map(({ column }) => column));
  const from: Point[] = [];
  const to: Point[] = [];
  places.forEach((line, row) => {
    for (const { column, x, y } of line) {
      from.push([column - least, row * rowGap]);
      to.push(zone.isUpright ? [-y * scale, x * scale] : [x * scale, y * scale]);
    }
  });
  const toImage = robustHomography(from, to);
  if (toImage === undefined) return undefined;
  const lastColumn = Math.max(...from.map(([x]) => x));
  return { toImage, rows, rowGap, lastColumn, pitch: pitchOf(toImage, lastColumn / 2, rowGap / 2) };
}

/** Pixels to a pitch along the lines at a place of the grid. */
function pitchOf(toImage: Homography, x: number, y: number): number {
  const [x0, y0] = project(toImage, x - 0.5, y);
  const [x1, y1] = project(toImage, x + 0.5, y);
  return Math.hypot(x1 - x0, y1 - y0);
}

/** A character with the column it stands in, counted from the start of its own line. */
interface PlacedBlob extends Record<"x" | "y" | "column", number> {}

/** A line may begin with specks that are no characters: so many starts are tried. */
const mostStarts = 6;

/** Numbers the characters of a line from left to right, from the start that most of them fit. */
function placeBlobs(line: TextLine): PlacedBlob[] {
  const starts = Math.min(mostStarts, line.blobs.length);
  const placements = Array.from({ length: starts }, (_, start) => placeFrom(line, start));
  return placements.reduce((best, each) => (each.length > best.length ? each : best), []);
}

/** Numbers the characters from one of them on, a gap of n pitches counting n. */
function placeFrom(line: TextLine, start: number): PlacedBlob[] {
  const stretch = Math.hypot(1, line.slope);
  const placed: PlacedBlob[] = [];
  let { pitch } = line;
  for (const { x, y } of line.blobs.slice(start)) {
    const last = placed.at(-1);
    if (last === undefined) {
      placed.push({ x, y, column: 0 });
      continue;
    }
    const gap = ((x - last.x) * stretch) / pitch;
    const columns = Math.round(gap);
    if (columns < 1 || Math.abs(gap - columns) > greatestShift) continue;
    // The pitch changes slowly along a line that is seen at an angle.
    if (columns === 1) pitch += 0.1 * ((x - last.x) * stretch - pitch);
    placed.push({ x, y, column: last.column + columns });
  }
  return placed;
}

/** Counts the columns of all lines from one origin, by where they are along the first line. */
function alignLines(lines: readonly PlacedBlob[][]): PlacedBlob[][] {
  const [first = []] = lines;
  const { a, b } = along(first);
  return lines.map((line) => {
    const shifts = line.map(({ x, y, column }) => {
      const isLevel = first.length < 2;
      const level = isLevel ? 0 : skewOf(first, y - yAt(first, x));
      return Math.round((x - level - a) / b - column);
    });
    const shift = median(shifts);
    return line.map((blob) => ({ ...blob, column: blob.column + shift }));
  });
}

/** x = a + b column. */
function along(line: readonly PlacedBlob[]): { a: number; b: number } {
  const count = Math.max(1, line.length);
  const middleColumn = line.reduce((sum, { column }) => sum + column, 0) / count;
  const middleX = line.reduce((sum, { x }) => sum + x, 0) / count;
  const spread = line.reduce((sum, { column }) => sum + (column - middleColumn) ** 2, 0);
  const b =
    line.reduce((sum, { column, x }) => sum + (column - middleColumn) * (x - middleX), 0) /
    Math.max(1e-9, spread);
  return { a: middleX - b * middleColumn, b };
}

const yAt = (line: readonly PlacedBlob[], x: number): number => {
  const first = line[0];
  return first === undefined ? 0 : first.y + slopeOf(line) * (x - first.x);
};

function slopeOf(line: readonly PlacedBlob[]): number {
  const first = line[0];
  const last = line.at(-1);
  if (first === undefined || last === undefined || last.x === first.x) return 0;
  return (last.y - first.y) / (last.x - first.x);
}

/** How far a place right below another one is moved to the left, on paper that is turned. */
const skewOf = (line: readonly PlacedBlob[], below: number): number => -slopeOf(line) * below;

/** The homography through all characters, then again without those far off. */
function robustHomography(from: readonly Point[], to: readonly Point[]): Homography | undefined {
  const first = homographyOf(from, to);
  if (first === undefined) return undefined;
  const errors = from.map(([x, y], index) => {
    const [u, v] = project(first, x, y);
    const [wantedU, wantedV] = to[index] ?? [u, v];
    return Math.hypot(u - wantedU, v - wantedV);
  });
  const limit = Math.max(1, 2.5 * median(errors));
  const near = from.map((_, index) => (errors[index] ?? 0) <= limit);
  return (
    homographyOf(
      from.filter((_, index) => near[index]),
      to.filter((_, index) => near[index]),
    ) ?? first
  );
}

import { describe, expect, it } from "vitest";
import { fitGrid } from "../grid/fitGrid.ts";
import { createImage, type GrayImage } from "../image/grayImage.ts";
import { project } from "../image/homography.ts";
import { binarise } from "./binarise.ts";
import { type Blob, findBlobs } from "./findBlobs.ts";
import { findLines } from "./findLines.ts";
import { findZones } from "./findZones.ts";

interface Placed {
  readonly rows: number;
  readonly columns: number;
  readonly pitch: number;
  /** Slope of the lines. */
  readonly slope?: number;
  /** The picture is turned by a quarter. */
  readonly isUpright?: boolean;
}

/** White paper with lines of dark boxes where characters would be. */
function paper({ rows, columns, pitch, slope = 0, isUpright = false }: Placed): GrayImage {
  const image = createImage(1400, 1400);
  image.data.fill(220);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = 100 + column * pitch - row * 2.5 * pitch * slope;
      const y = 700 + row * 2.5 * pitch + column * pitch * slope;
      box(image, x, y, pitch, isUpright);
    }
  }
  return image;
}

/** A hollow box of about the size of a character around a place. */
function box(image: GrayImage, x: number, y: number, pitch: number, isUpright: boolean): void {
  const [halfWidth, halfHeight, stroke] = [0.32 * pitch, 0.48 * pitch, 0.13 * pitch];
  for (let dy = -halfHeight; dy <= halfHeight; dy += 1) {
    for (let dx = -halfWidth; dx <= halfWidth; dx += 1) {
      if (Math.abs(dx) < halfWidth - stroke && Math.abs(dy) < halfHeight - stroke) continue;
      const [u, v] = isUpright ? [1400 - (y + dy), x + dx] : [x + dx, y + dy];
      image.data[Math.round(v) * image.width + Math.round(u)] = 40;
    }
  }
}

describe("telling ink from paper", () => {
  it("marks dark strokes under uneven light, and no plain paper", () => {
    const image = createImage(200, 100);
    for (let y = 0; y < 100; y += 1) {
      for (let x = 0; x < 200; x += 1) {
        const isStroke = x % 40 < 4 && y > 20 && y < 80;
        image.data[y * 200 + x] = 80 + x * 0.6 - (isStroke ? 50 : 0);
      }
    }
    const ink = binarise(image, { window: 31, deviations: 0.35 });
    const marked = (x: number, y: number) => ink[y * 200 + x];
    expect([marked(41, 50), marked(161, 50)]).toEqual([1, 1]);
    expect([marked(60, 50), marked(150, 10), marked(20, 90)]).toEqual([0, 0, 0]);
  });
});

describe("patches of ink", () => {
  it("are joined across corners and measured by their boxes", () => {
    const drawn = ["....#...", "...#....", "..#.....", "#.......", "#.......", "########"];
    const ink = Uint8Array.from(drawn.join(""), (sign) => (sign === "#" ? 1 : 0));
    const blobs = findBlobs(ink, 8, 6, { leastHeight: 3, greatestHeight: 20 });
    expect(blobs).toEqual([{ x: 3.5, y: 4, width: 8, height: 3, area: 10 }]);
  });
});

describe("lines", () => {
  const blob = (x: number, y: number): Blob => ({ x, y, width: 12, height: 20, area: 90 });
  const row = (columns: readonly number[], slope = 0): Blob[] =>
    columns.map((column) => blob(50 + column * 20, 100 + column * 20 * slope));
  const columns = Array.from({ length: 30 }, (_, index) => index);

  it("are chains of evenly spaced patches, also where some are missing", () => {
    const gaps = columns.filter((column) => ![7, 15, 16, 22].includes(column));
    const [line, ...others] = findLines(row(gaps, 0.1));
    expect(others).toEqual([]);
    expect(line?.blobs).toHaveLength(gaps.length);
    expect(line?.slope).toBeCloseTo(0.1, 2);
    expect(line?.pitch).toBeCloseTo(20.1, 0);
  });

  it("are no lines when they are short or scattered", () => {
    expect(findLines(row(columns.slice(0, 8)))).toEqual([]);
    expect(
      findLines(columns.map((column) => blob((column * 397) % 900, (column * 211) % 700))),
    ).toEqual([]);
  });
});

describe("zones", () => {
  it.each<Placed>([
    { rows: 2, columns: 44, pitch: 22 },
    { rows: 2, columns: 36, pitch: 24, slope: 0.2 },
    { rows: 3, columns: 30, pitch: 28, slope: -0.15 },
    { rows: 2, columns: 44, pitch: 22, slope: 0.05, isUpright: true },
  ])("are found with their grid: %o", (placed) => {
    const { rows, columns, pitch, slope = 0, isUpright = false } = placed;
    const [zone] = findZones(paper(placed), "clear");
    expect(zone?.lines).toHaveLength(rows);
    expect(zone?.isUpright).toBe(isUpright);
    if (zone === undefined) throw new Error("no zone");
    const grid = fitGrid(zone, 1);
    expect(grid?.lastColumn).toBe(columns - 1);
    if (grid === undefined) throw new Error("no grid");
    expect(grid.pitch).toBeCloseTo(pitch * Math.hypot(1, slope), 0);
    // A zone that stands upright may be counted from either end.
    const [x, y] = project(grid.toImage, isUpright ? columns - 1 : 0, isUpright ? grid.rowGap : 0);
    const wanted = isUpright ? [1400 - 700, 100] : [100, 700];
    if (!isUpright) expect(Math.hypot(x - (wanted[0] ?? 0), y - (wanted[1] ?? 0))).toBeLessThan(3);
  });

  it("are not found on a page without any", () => {
    const page = createImage(800, 600);
    page.data.fill(200);
    expect(findZones(page, "clear")).toEqual([]);
    expect(findZones(page, "faint")).toEqual([]);
  });
});

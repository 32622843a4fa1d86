import type { GrayImage } from "../image/grayImage.ts";

/** How a pixel is told from its surroundings. */
export interface Threshold {
  /** Side of the square around a pixel that it is compared with, in pixels. */
  readonly window: number;
  /** How many deviations of the square darker than its mean ink is. */
  readonly deviations: number;
}

/** Least difference to the mean that counts, in brightness. */
const leastDifference = 5;

/** 1 where a pixel is darker than its surroundings, 0 elsewhere (after Sauvola, with running sums). */
export function binarise(image: GrayImage, { window, deviations }: Threshold): Uint8Array {
  const { data, width, height } = image;
  const ink = new Uint8Array(width * height);
  const reach = window >> 1;
  const columnSums = new Int32Array(width);
  const columnSquares = new Int32Array(width);
  const addRow = (y: number, sign: 1 | -1) => {
    const start = y * width;
    for (let x = 0; x < width; x += 1) {
      const value = data[start + x] ?? 0;
      columnSums[x] = (columnSums[x] ?? 0) + sign * value;
      columnSquares[x] = (columnSquares[x] ?? 0) + sign * value * value;
    }
  };
  for (let y = 0; y < Math.min(reach, height); y += 1) addRow(y, 1);
  for (let y = 0; y < height; y += 1) {
    if (y + reach < height) addRow(y + reach, 1);
    if (y - reach - 1 >= 0) addRow(y - reach - 1, -1);
    const rows = Math.min(height - 1, y + reach) - Math.max(0, y - reach) + 1;
    markRow(image, ink, y, { columnSums, columnSquares, rows, reach, deviations });
  }
  return ink;
}

interface RunningSums {
  readonly columnSums: Int32Array;
  readonly columnSquares: Int32Array;
  readonly rows: number;
  readonly reach: number;
  readonly deviations: number;
}

function markRow(
  { data, width }: GrayImage,
  ink: Uint8Array,
  y: number,
  { columnSums, columnSquares, rows, reach, deviations }: RunningSums,
): void {
  const start = y * width;
  let sum = 0;
  let squares = 0;
  for (let x = 0; x < Math.min(reach, width); x += 1) {
    sum += columnSums[x] ?? 0;
    squares += columnSquares[x] ?? 0;
  }
  for (let x = 0; x < width; x += 1) {
    if (x + reach < width) {
      sum += columnSums[x + reach] ?? 0;
      squares += columnSquares[x + reach] ?? 0;
    }
    if (x - reach - 1 >= 0) {
      sum -= columnSums[x - reach - 1] ?? 0;
      squares -= columnSquares[x - reach - 1] ?? 0;
    }
    const columns = Math.min(width - 1, x + reach) - Math.max(0, x - reach) + 1;
    const count = rows * columns;
    const difference = sum / count - (data[start + x] ?? 0);
    if (difference < leastDifference) continue;
    // Compared as squares: no root for the many pixels of plain paper.
    const variance = squares / count - (sum / count) ** 2;
    if (difference * difference > deviations * deviations * variance) ink[start + x] = 1;
  }
}

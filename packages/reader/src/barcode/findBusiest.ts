import type { GrayImage } from "../image/grayImage.ts";
import type { Point } from "../image/homography.ts";

/** A step of brightness counts up to this much: one sharp edge is no barcode. */
const greatestStep = 60;
/** Share of the greatest density from which on a place belongs to the barcode. */
const leastDensityShare = 0.42;
/** Half of the window in which density is measured, as a share of the picture's width. */
const reachShare = 1 / 70;

/**
 * Corners of the region with the most changes from light to dark, clockwise from the upper left:
 * where a stacked barcode is. Undefined for a picture without any.
 */
export function findBusiest(image: GrayImage): readonly [Point, Point, Point, Point] | undefined {
  const { width, height } = image;
  const density = densityOf(image);
  const greatest = density.reduce((most, value) => Math.max(most, value), 0);
  if (greatest === 0) return undefined;
  const inside = Uint8Array.from(density, (value) =>
    value > greatest * leastDensityShare ? 1 : 0,
  );
  return cornersOf(largestPatch(inside, width, height), width);
}

function densityOf({ data, width, height }: GrayImage): Float32Array {
  const reach = Math.max(2, Math.round(width * reachShare));
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const step = x > 0 ? Math.abs((data[at] ?? 0) - (data[at - 1] ?? 0)) : 0;
      row += Math.min(greatestStep, step);
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row;
    }
  }
  const density = new Float32Array(width * height);
  for (let y = reach; y < height - reach; y += 1) {
    for (let x = reach; x < width - reach; x += 1) {
      const [top, bottom] = [(y - reach) * stride, (y + reach) * stride];
      density[y * width + x] =
        (sums[bottom + x + reach] ?? 0) -
        (sums[top + x + reach] ?? 0) -
        (sums[bottom + x - reach] ?? 0) +
        (sums[top + x - reach] ?? 0);
    }
  }
  return density;
}

/** Indices of the pixels of the largest connected patch. */
function largestPatch(inside: Uint8Array, width: number, height: number): number[] {
  const seen = new Uint8Array(inside.length);
  let largest: number[] = [];
  for (let start = 0; start < inside.length; start += 1) {
    if (inside[start] === 0 || seen[start] === 1) continue;
    seen[start] = 1;
    const patch = [start];
    for (let index = 0; index < patch.length; index += 1) {
      const at = patch[index] ?? 0;
      const x = at % width;
      const y = (at - x) / width;
      const neighbours = [
        x > 0 ? at - 1 : -1,
        x < width - 1 ? at + 1 : -1,
        y > 0 ? at - width : -1,
        y < height - 1 ? at + width : -1,
      ];
      for (const next of neighbours) {
        if (next < 0 || inside[next] === 0 || seen[next] === 1) continue;
        seen[next] = 1;
        patch.push(next);
      }
    }
    if (patch.length > largest.length) largest = patch;
  }
  return largest;
}

/** The pixels farthest to the upper left, upper right, lower right and lower left. */
function cornersOf(patch: readonly number[], width: number): [Point, Point, Point, Point] {
  const farthest = (signX: number, signY: number): Point => {
    let corner: Point = [0, 0];
    let most = -Infinity;
    for (const at of patch) {
      const x = at % width;
      const y = (at - x) / width;
      const value = signX * x + signY * y;
      if (value <= most) continue;
      most = value;
      corner = [x, y];
    }
    return corner;
  };
  return [farthest(-1, -1), farthest(1, -1), farthest(1, 1), farthest(-1, 1)];
}

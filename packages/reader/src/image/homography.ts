/** A point as x and y. */
export type Point = readonly [x: number, y: number];

/** A projective map of the plane: nine numbers, row by row, the last one 1. */
export type Homography = readonly number[];

/** Where a map takes a point. */
export function project(map: Homography, x: number, y: number): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = map;
  const depth = g * x + h * y + i;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}

/**
 * The map that takes the points `from` to the points `to` with the least squared error; of four
 * points it takes each exactly. Undefined where they lie on one line.
 */
export function homographyOf(from: readonly Point[], to: readonly Point[]): Homography | undefined {
  // Normal equations of the eight unknowns, in coordinates about the middle and of size one.
  const source = normaliser(from);
  const target = normaliser(to);
  const normal = Array.from({ length: 8 }, () => new Float64Array(9));
  from.forEach((point, index) => {
    const [x, y] = source.apply(point);
    const [u, v] = target.apply(to[index] ?? point);
    addEquation(normal, [x, y, 1, 0, 0, 0, -u * x, -u * y, u]);
    addEquation(normal, [0, 0, 0, x, y, 1, -v * x, -v * y, v]);
  });
  const solution = solve(normal);
  if (solution === undefined) return undefined;
  return normalised(multiply(target.inverse, multiply([...solution, 1], source.matrix)));
}

function addEquation(normal: readonly Float64Array[], equation: readonly number[]): void {
  normal.forEach((row, i) => {
    const factor = equation[i] ?? 0;
    for (let j = 0; j < 9; j += 1) row[j] = (row[j] ?? 0) + factor * (equation[j] ?? 0);
  });
}

/** Gauss-Jordan elimination with the greatest pivot; the last column is the right-hand side. */
function solve(rows: readonly Float64Array[]): number[] | undefined {
  const left = [...rows];
  const order: Float64Array[] = [];
  for (let column = 0; column < rows.length; column += 1) {
    left.sort((a, b) => Math.abs(b[column] ?? 0) - Math.abs(a[column] ?? 0));
    const pivot = left.shift();
    const value = pivot?.[column] ?? 0;
    if (pivot === undefined || Math.abs(value) < 1e-12) return undefined;
    for (let at = 0; at < pivot.length; at += 1) pivot[at] = (pivot[at] ?? 0) / value;
    for (const row of [...order, ...left]) {
      const factor = row[column] ?? 0;
      for (let at = 0; at < row.length; at += 1)
        row[at] = (row[at] ?? 0) - factor * (pivot[at] ?? 0);
    }
    order.push(pivot);
  }
  return order.map((row) => row[row.length - 1] ?? 0);
}

interface Normaliser {
  readonly matrix: Homography;
  readonly inverse: Homography;
  apply(point: Point): Point;
}

function normaliser(points: readonly Point[]): Normaliser {
  const count = Math.max(1, points.length);
  const middleX = points.reduce((sum, [x]) => sum + x, 0) / count;
  const middleY = points.reduce((sum, [, y]) => sum + y, 0) / count;
  const spread = points.reduce((sum, [x, y]) => sum + Math.hypot(x - middleX, y - middleY), 0);
  const size = Math.max(1e-9, spread / count);
  return {
    matrix: [1 / size, 0, -middleX / size, 0, 1 / size, -middleY / size, 0, 0, 1],
    inverse: [size, 0, middleX, 0, size, middleY, 0, 0, 1],
    apply: ([x, y]) => [(x - middleX) / size, (y - middleY) / size],
  };
}

/** The map that does `second` after `first`... written as a product: first is applied last. */
function multiply(last: Homography, first: Homography): number[] {
  return Array.from({ length: 9 }, (_, at) => {
    const row = Math.floor(at / 3) * 3;
    const column = at % 3;
    return [0, 1, 2].reduce(
      (sum, k) => sum + (last[row + k] ?? 0) * (first[k * 3 + column] ?? 0),
      0,
    );
  });
}

const normalised = (map: readonly number[]): Homography => map.map((each) => each / (map[8] ?? 1));

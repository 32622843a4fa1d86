import type { Point } from "./point.ts";

/**
 * SVG path data of a smooth curve: the points steer a quadratic B-spline, written as one relative
 * `q` command in whole numbers, the shortest form that still bends evenly. An open curve starts and
 * ends on its first and last point; a closed one touches the middle between each pair of points.
 * Fewer than three points give straight lines. Source: SVG 2, 9.3 (path data).
 */
export function smoothPath(points: readonly Point[], { isClosed = false } = {}): string {
  if (points.length < 3) return straight(points, isClosed);
  const first = points[0] ?? origin;
  const last = points[points.length - 1] ?? origin;
  const pen = startAt(isClosed ? middle(last, first) : first);
  const steering = isClosed ? points.length : points.length - 2;
  for (let index = 0; index < steering; index++) {
    const control = points[isClosed ? index : index + 1] ?? origin;
    const next = points[isClosed ? (index + 1) % points.length : index + 2] ?? origin;
    const isEnd = !isClosed && index === steering - 1;
    pen.bend(control, isEnd ? next : middle(control, next));
  }
  return pen.data() + (isClosed ? "z" : "");
}

const origin: Point = [0, 0];

function straight(points: readonly Point[], isClosed: boolean): string {
  const places = points.map(([x, y]) => `${whole(x)} ${whole(y)}`);
  return places.length === 0 ? "" : `M${places.join("L")}${isClosed ? "z" : ""}`;
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

// Adding zero turns -0 into 0.
function whole(value: number): number {
  return Math.round(value) + 0;
}

/** Relative steps between rounded points, so that rounding errors do not add up. */
function startAt([startX, startY]: Point) {
  let x = whole(startX);
  let y = whole(startY);
  let data = `M${x} ${y}q`;
  let isFirst = true;
  const put = (value: number) => {
    data += isFirst || value < 0 ? value : ` ${value}`;
    isFirst = false;
  };
  return {
    bend(control: Point, end: Point) {
      const endX = whole(end[0]);
      const endY = whole(end[1]);
      put(whole(control[0]) - x);
      put(whole(control[1]) - y);
      put(endX - x);
      put(endY - y);
      x = endX;
      y = endY;
    },
    data: () => data,
  };
}

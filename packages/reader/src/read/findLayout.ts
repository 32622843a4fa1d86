import { blankClass } from "../net/shape.ts";
import type { Likelihoods } from "./cellReader.ts";
import { type PictureLayout, pictureLayouts } from "./cellClasses.ts";

/** What the net says of every cell of some rows, from `firstColumn` and `firstRow` of the grid on. */
export interface ReadRows {
  readonly firstRow: number;
  readonly firstColumn: number;
  readonly rows: readonly (readonly Likelihoods[])[];
}

/** A layout laid over the rows: its first cell is in `row` and `column` of the grid. */
export interface PlacedLayout {
  readonly layout: PictureLayout;
  readonly row: number;
  readonly column: number;
  /** Mean logarithm of the likelihood of each cell, inside and outside; 0 is certain. */
  readonly fit: number;
}

/** Less likely than this counts no worse: one cell under glare must not decide. */
const leastLikelihood = 0.004;

/** The logarithm of a likelihood, bounded from below; a mean of them is a fit. */
export const logOf = (likelihood: number): number =>
  Math.log(likelihood > leastLikelihood ? likelihood : leastLikelihood);

/** Every way a layout can lie on the rows, the best first. Cells beside it should be blank. */
export function findLayouts(read: ReadRows): PlacedLayout[] {
  return pictureLayouts.flatMap((layout) => placesOf(layout, read)).sort((a, b) => b.fit - a.fit);
}

function placesOf(layout: PictureLayout, read: ReadRows): PlacedLayout[] {
  const width = read.rows[0]?.length ?? 0;
  const places: PlacedLayout[] = [];
  for (let top = 0; top + layout.rows <= read.rows.length; top += 1) {
    const rows = read.rows.slice(top, top + layout.rows);
    const blanks = rows.map(blankSums);
    for (let start = 0; start + layout.columns <= width; start += 1) {
      let sum = 0;
      rows.forEach((row, index) => {
        const outside = blanks[index];
        if (outside === undefined) return;
        sum +=
          (outside[start] ?? 0) + (outside[width] ?? 0) - (outside[start + layout.columns] ?? 0);
        sum += insideSum(row, start, layout.classes[index] ?? []);
      });
      const count = width * layout.rows;
      const place = { row: read.firstRow + top, column: read.firstColumn + start };
      places.push({ layout, ...place, fit: sum / count });
    }
  }
  return places;
}

/** Running sums of how blank the cells of a row are. */
function blankSums(row: readonly Likelihoods[]): number[] {
  const sums = [0];
  for (const likelihoods of row) {
    // Beside a zone there may be print; it counts against a place, but less than a wrong character.
    sums.push((sums.at(-1) ?? 0) + 0.5 * logOf(likelihoods[blankClass] ?? 0));
  }
  return sums;
}

function insideSum(
  row: readonly Likelihoods[],
  start: number,
  classes: readonly (readonly number[])[],
): number {
  let sum = 0;
  classes.forEach((allowed, index) => {
    const likelihoods = row[start + index];
    if (likelihoods === undefined) return;
    let best = 0;
    for (const each of allowed) best = Math.max(best, likelihoods[each] ?? 0);
    sum += logOf(best);
  });
  return sum;
}

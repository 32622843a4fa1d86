import { expect, it } from "vitest";
import {
  at,
  isSelected,
  marksOf,
  moved,
  nearest,
  selectionOf,
  wholeRow,
  type Selection,
} from "./matrixMoves.ts";

const lengths = [3, 1, 2];
const start = at({ row: 0, column: 2 });

/** The cells of a selection, as `row:column`. */
const cellsOf = (selection: Selection) =>
  lengths.flatMap((length, row) =>
    Array.from({ length }, (_, column) => ({ row, column }))
      .filter((place) => isSelected(selection, place))
      .map(({ column }) => `${row}:${column}`),
  );

it("moves within rows of different lengths and never out of them", () => {
  expect(moved(start, "ArrowDown", lengths, false)?.cursor).toEqual({ row: 1, column: 0 });
  expect(moved(start, "ArrowRight", lengths, false)?.cursor).toEqual({ row: 0, column: 2 });
  expect(moved(start, "Home", lengths, false)?.cursor).toEqual({ row: 0, column: 0 });
  expect(moved(start, "PageDown", lengths, false)?.cursor).toEqual({ row: 2, column: 1 });
  expect(moved(start, "Control+End", lengths, false)?.cursor).toEqual({ row: 2, column: 1 });
  expect(moved(start, "Control+Home", lengths, false)?.cursor).toEqual({ row: 0, column: 0 });
  expect(moved(start, "x", lengths, false)).toBeNull();
  expect(moved(start, "Control+ArrowDown", lengths, false)).toBeNull();
  expect(moved(start, "ArrowUp", [], false)).toBeNull();
});

it("extends a range with Shift, and takes a whole row", () => {
  const range = moved(at({ row: 2, column: 1 }), "PageUp", lengths, true) ?? start;
  expect(cellsOf(range)).toEqual(["0:1", "2:1"]);
  expect(cellsOf(wholeRow(at({ row: 0, column: 1 }), lengths))).toEqual(["0:0", "0:1", "0:2"]);
});

it("keeps what is selected by its records, and its place where they are gone", () => {
  const ids = [["a1", "a2", "a3"], ["b1"], ["c1", "c2"]];
  const marks = marksOf({ anchor: { row: 1, column: 0 }, cursor: { row: 2, column: 1 } }, ids);
  expect(selectionOf(marks, ids.slice(1))).toEqual({
    anchor: { row: 0, column: 0 },
    cursor: { row: 1, column: 1 },
  });
  expect(selectionOf(marks, ids.slice(2))).toEqual(at({ row: 0, column: 1 }));
  expect(selectionOf(marks, ids.slice(0, 2))).toBeNull();
  expect(nearest(marks.place, [3, 1])).toEqual({ row: 1, column: 0 });
  expect(nearest(marks.place, lengths)).toEqual({ row: 2, column: 1 });
});

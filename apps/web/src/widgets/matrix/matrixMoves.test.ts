import { expect, it } from "vitest";
import { at, isSelected, moved, wholeRow, type Selection } from "./matrixMoves.ts";

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
  expect(moved(start, "x", lengths, false)).toBeNull();
  expect(moved(start, "ArrowUp", [], false)).toBeNull();
});

it("extends a range with Shift, and takes a whole row", () => {
  const range = moved(at({ row: 2, column: 1 }), "PageUp", lengths, true) ?? start;
  expect(cellsOf(range)).toEqual(["0:1", "2:1"]);
  expect(cellsOf(wholeRow(at({ row: 0, column: 1 }), lengths))).toEqual(["0:0", "0:1", "0:2"]);
});

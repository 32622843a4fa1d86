/** A cell of a matrix whose rows may have different lengths. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Where the cursor is, and the cell that a range began with; or all cells. */
export interface Selection {
  readonly cursor: Place;
  readonly anchor: Place;
  readonly isAll?: boolean;
}

/**
 * A selection by the ids of its cells: rows come and go with what is shown. `place` is where the cursor
 * was, for when its cell is gone.
 */
export interface Marks {
  readonly cursor: string;
  readonly anchor: string;
  readonly isAll: boolean;
  readonly place: Place;
}

/** The number of cells in each row. */
export type Lengths = readonly number[];

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-8, 0],
  PageDown: [8, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
  "Control+Home": [-Infinity, -Infinity],
  "Control+End": [Infinity, Infinity],
};

const between = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** A selection of one cell. */
export const at = (cursor: Place): Selection => ({ cursor, anchor: cursor });

/** Where a key leads; with `isExtending` the range grows. Null for a key that leads nowhere. */
export function moved(
  { cursor, anchor }: Selection,
  key: string,
  lengths: Lengths,
  isExtending: boolean,
): Selection | null {
  const step = steps[key];
  if (step === undefined || lengths.length === 0) return null;
  const row = between(cursor.row + step[0], 0, lengths.length - 1);
  const column = between(cursor.column + step[1], 0, Math.max(0, (lengths[row] ?? 1) - 1));
  const next = { row, column };
  return { cursor: next, anchor: isExtending ? anchor : next };
}

/** The whole row of the cursor. */
export const wholeRow = ({ cursor: { row } }: Selection, lengths: Lengths): Selection => ({
  anchor: { row, column: 0 },
  cursor: { row, column: Math.max(0, (lengths[row] ?? 1) - 1) },
});

/** Whether a cell is in the rectangle between anchor and cursor, or all are selected. */
export function isSelected({ cursor, anchor, isAll }: Selection, { row, column }: Place): boolean {
  if (isAll === true) return true;
  const isWithin = (value: number, one: number, other: number) =>
    value >= Math.min(one, other) && value <= Math.max(one, other);
  return isWithin(row, cursor.row, anchor.row) && isWithin(column, cursor.column, anchor.column);
}

type Ids = readonly (readonly string[])[];

/** What is marked among the ids of each row. */
export const marksOf = ({ cursor, anchor, isAll = false }: Selection, ids: Ids): Marks => ({
  isAll,
  cursor: ids[cursor.row]?.[cursor.column] ?? "",
  anchor: ids[anchor.row]?.[anchor.column] ?? "",
  place: cursor,
});

/** The selection that was marked; null once the cell of its cursor is gone. */
export function selectionOf(marks: Marks, ids: Ids): Selection | null {
  const cursor = placeOf(marks.cursor, ids);
  if (cursor === null) return null;
  const range = { cursor, anchor: placeOf(marks.anchor, ids) ?? cursor };
  return marks.isAll ? { ...range, isAll: true } : range;
}

function placeOf(id: string, ids: Ids): Place | null {
  const row = ids.findIndex((each) => each.includes(id));
  return row < 0 ? null : { row, column: ids[row]?.indexOf(id) ?? 0 };
}

/** The cell where another one was, or the nearest. */
export function nearest({ row, column }: Place, lengths: Lengths): Place {
  const kept = between(row, 0, Math.max(0, lengths.length - 1));
  return { row: kept, column: between(column, 0, Math.max(0, (lengths[kept] ?? 1) - 1)) };
}

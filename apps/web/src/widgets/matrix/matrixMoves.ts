/** A cell of a matrix whose rows may have different lengths. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Where the cursor is, and the cell that a range began with. */
export interface Selection {
  readonly cursor: Place;
  readonly anchor: Place;
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

/** Whether a cell is in the rectangle between anchor and cursor. */
export function isSelected({ cursor, anchor }: Selection, { row, column }: Place): boolean {
  const isWithin = (value: number, one: number, other: number) =>
    value >= Math.min(one, other) && value <= Math.max(one, other);
  return isWithin(row, cursor.row, anchor.row) && isWithin(column, cursor.column, anchor.column);
}

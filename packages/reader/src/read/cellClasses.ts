import { type Cells, cellsAt, isAllowed, layouts, type MrzFormat } from "@specimen/core/mrz";
import { glyphClasses } from "../net/shape.ts";

/** The layouts that are read from pictures: a single line is told from other text by nothing. */
export const pictureFormats = [
  "TD3",
  "MRV-A",
  "TD2",
  "FR-ID-2x36",
  "MRV-B",
  "TD1",
] as const satisfies readonly MrzFormat[];

export type PictureFormat = (typeof pictureFormats)[number];

/** Indices of the net's classes that may stand in a kind of cell. */
const classesOf = new Map<Cells, readonly number[]>();

function allowedClasses(cells: Cells): readonly number[] {
  const known = classesOf.get(cells);
  if (known !== undefined) return known;
  const allowed = [...glyphClasses].flatMap((character, index) =>
    isAllowed(cells, character) ? [index] : [],
  );
  classesOf.set(cells, allowed);
  return allowed;
}

/** A layout as the reader needs it: what may stand in each cell, line by line. */
export interface PictureLayout {
  readonly format: PictureFormat;
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly (readonly Cells[])[];
  /** Classes of the net for each cell. */
  readonly classes: readonly (readonly (readonly number[])[])[];
}

/** Document codes begin with a letter of the layout; the second cell may hold a filler or a letter. */
const firstCells: Readonly<Record<PictureFormat, string>> = {
  TD3: "P",
  "MRV-A": "V",
  "MRV-B": "V",
  TD1: "ACI",
  TD2: "ACI",
  "FR-ID-2x36": "I",
};

export const pictureLayouts: readonly PictureLayout[] = pictureFormats.map((format) => {
  const layout = layouts[format];
  const positions = (line: number) =>
    Array.from({ length: layout.width }, (_, index) => ({ line, position: index + 1 }));
  const lines = Array.from({ length: layout.lines }, (_, index) => index + 1);
  const cells = lines.map((line) =>
    positions(line).map((place) => {
      const cell = cellsAt(layout, place);
      return cell === "code" ? "letters" : cell;
    }),
  );
  const classes = cells.map((row) => row.map(allowedClasses));
  const first = [...firstCells[format]].map((character) => glyphClasses.indexOf(character));
  const codes = classes.map((row, line) => (line === 0 ? [first, ...row.slice(1)] : row));
  return { format, rows: layout.lines, columns: layout.width, cells, classes: codes };
});

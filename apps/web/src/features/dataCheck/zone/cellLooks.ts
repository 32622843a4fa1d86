import {
  type CellPlace,
  cellsAt,
  fieldAt,
  type FieldCells,
  type MrzLayout,
  type MrzReading,
} from "@specimen/core/mrz";

/** How the cell of a character is drawn. */
export type CellLook = "plain" | "first" | "digit" | "right" | "wrong" | "current";

/** A field that begins at a cell; null in cells where none does. */
export type FieldStart = FieldCells["name"] | null;

/** The cells under a line: how each is drawn, and where fields begin. */
export interface LookedCell {
  readonly look: CellLook;
  readonly starts: FieldStart;
}

/** The field at a place of the text. */
export function fieldAtPlace(
  text: string,
  place: number,
  layout: MrzLayout | null,
): FieldCells | undefined {
  const before = text.slice(0, place).split("\n");
  const position = (before.at(-1) ?? "").length + 1;
  return layout === null ? undefined : fieldAt(layout, { line: before.length, position });
}

/** The cells under each typed line, and under those that are still to come. */
export function cellLooks(
  lines: readonly string[],
  layout: MrzLayout | null,
  { typed }: MrzReading,
  current?: FieldCells,
): LookedCell[][] {
  if (layout === null) {
    return lines.map((text) => [...text].map(() => ({ look: "plain", starts: null })));
  }
  const count = Math.max(lines.length, layout.lines);
  return Array.from({ length: count }, (_, index) => {
    const text = lines[index];
    // A line that was ended keeps its own length, so that those below stay under their text.
    const isEnded = text !== undefined && index < lines.length - 1;
    const length = isEnded ? text.length : Math.max(layout.width, text?.length ?? 0);
    return Array.from({ length }, (_, place): LookedCell => {
      const at = { line: index + 1, position: place + 1 };
      const own = fieldAt(layout, at);
      const starts = own?.from === at.position ? own.name : null;
      return { look: lookAt(at, own), starts };
    });
  });

  function lookAt(at: CellPlace, own: FieldCells | undefined): CellLook {
    const digit = typed.checkDigits.find(
      ({ line, position }) => line === at.line && position === at.position,
    );
    if (digit !== undefined) return digit.state === "notTyped" ? "digit" : digit.state;
    if (layout !== null && /heckDigit/.test(cellsAt(layout, at))) return "digit";
    if (own !== undefined && own === current) return "current";
    return own?.from === at.position ? "first" : "plain";
  }
}

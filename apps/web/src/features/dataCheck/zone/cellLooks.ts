import { cellsAt, fieldAt, type MrzLayout, type MrzReading } from "@specimen/core/mrz";

/** How the cell of a character is drawn. */
export type CellLook = "plain" | "first" | "digit" | "right" | "wrong" | "current";

/** The cells under each typed line, and under those that are still to come. */
export function cellLooks(
  lines: readonly string[],
  layout: MrzLayout | null,
  { typed }: MrzReading,
): CellLook[][] {
  if (layout === null) return lines.map((text) => [...text].map((): CellLook => "plain"));
  const count = Math.max(lines.length, layout.lines);
  return Array.from({ length: count }, (_, index) => {
    const text = lines[index];
    // A line that was ended keeps its own length, so that those below stay under their text.
    const isEnded = text !== undefined && index < lines.length - 1;
    const length = isEnded ? text.length : Math.max(layout.width, text?.length ?? 0);
    return Array.from({ length }, (_, place): CellLook => {
      const at = { line: index + 1, position: place + 1 };
      const digit = typed.checkDigits.find(
        ({ line, position }) => line === at.line && position === at.position,
      );
      if (digit !== undefined) return digit.state === "notTyped" ? "digit" : digit.state;
      if (/heckDigit/.test(cellsAt(layout, at))) return "digit";
      return fieldAt(layout, at)?.from === at.position ? "first" : "plain";
    });
  });
}

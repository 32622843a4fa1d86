import { filler } from "./characters.ts";
import { type CellPlace, type CellRange, characterAt, type MrzLayout, textOf } from "./layout.ts";

export interface LongNumber {
  /** All of its characters. */
  readonly number: string;
  /** Where its cells and its check digit are. */
  readonly covers: readonly CellRange[];
  readonly digit: CellPlace;
  /** Optional data behind it. */
  readonly rest: string;
}

/**
 * A document number of more than nine characters: a filler in the place of its check digit, the
 * remaining characters, the check digit and a filler at the start of the optional data
 * (ICAO 9303-5, 4.2.2.1, note j; 9303-6 likewise).
 */
export function longNumberOf(layout: MrzLayout, lines: readonly string[]): LongNumber | undefined {
  const digit = layout.checkDigits.find(({ mayOverflow }) => mayOverflow);
  const optional = layout.fields.find(({ name }) => name === layout.overflow);
  const first = digit?.covers[0];
  if (digit === undefined || optional === undefined || first === undefined) return undefined;
  if (characterAt(lines, digit) !== filler) return undefined;
  const text = textOf(lines, optional);
  const [overflow = ""] = text.split(filler);
  const isEnded = overflow.length < text.length;
  const number = textOf(lines, first);
  if (overflow.length < 2 || !isEnded || number.endsWith(filler)) return undefined;
  const end = optional.from + overflow.length - 1;
  return {
    number: number + overflow.slice(0, -1),
    covers: [first, { line: optional.line, from: optional.from, to: end - 1 }],
    digit: { line: optional.line, position: end },
    rest: textOf(lines, { line: optional.line, from: end + 1, to: optional.to }).replace(/^<+/, ""),
  };
}

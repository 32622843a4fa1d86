/** The layouts that can be read: ICAO 9303 parts 4 to 7, the French identity card of 1995 and the French driving licence. */
export type MrzFormat = "TD1" | "TD2" | "TD3" | "MRV-A" | "MRV-B" | "FR-ID-2x36" | "FR-DL-1x30";

/**
 * What may stand in a cell: `letters` A to Z or filler, `digits` 0 to 9, `date` a digit or a
 * filler for an unknown part, `sex` M, F or filler, `code` and `any` every character,
 * `checkDigit` a digit, `blankableCheckDigit` a digit or a filler.
 */
export type Cells =
  | "letters"
  | "digits"
  | "date"
  | "sex"
  | "code"
  | "any"
  | "checkDigit"
  | "blankableCheckDigit";

export type FieldName =
  | "documentCode"
  | "issuingState"
  | "names"
  | "surname"
  | "givenNames"
  | "nationality"
  | "birthDate"
  | "sex"
  | "expiryDate"
  | "documentNumber"
  | "personalNumber"
  | "optional"
  | "optional1"
  | "optional2"
  | "administrativeCode"
  | "administrativeCode2"
  | "issueYearMonth"
  | "runningNumber";

export type CheckDigitName =
  | "documentNumber"
  | "birthDate"
  | "expiryDate"
  | "personalNumber"
  | "composite";

/** A place in the zone; lines and positions count from 1, as in ICAO 9303. */
export interface CellPlace {
  readonly line: number;
  readonly position: number;
}

/** Neighbouring cells of one line, both ends included. */
export interface CellRange {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

export interface FieldCells extends CellRange {
  readonly name: FieldName;
  readonly cells: Cells;
}

export interface CheckDigitCells extends CellPlace {
  readonly name: CheckDigitName;
  /** The cells it is computed over, in this order. */
  readonly covers: readonly CellRange[];
  /** A filler is accepted where all covered cells are fillers. */
  readonly mayBeBlank?: boolean;
  /** A filler means that number and digit go on in the optional data (ICAO 9303-5, 4.2.2.1, note j). */
  readonly mayOverflow?: boolean;
}

export interface MrzLayout {
  readonly format: MrzFormat;
  readonly lines: number;
  readonly width: number;
  /** How the document code begins. */
  readonly documentCode: RegExp;
  readonly fields: readonly FieldCells[];
  readonly checkDigits: readonly CheckDigitCells[];
  /** Field that takes up the rest of a document number longer than nine characters. */
  readonly overflow?: FieldName;
}

const allowed: Readonly<Record<Cells, RegExp>> = {
  letters: /^[A-Z<]$/,
  digits: /^[0-9]$/,
  date: /^[0-9<]$/,
  sex: /^[MF<]$/,
  code: /^[A-Z0-9<]$/,
  any: /^[A-Z0-9<]$/,
  checkDigit: /^[0-9]$/,
  blankableCheckDigit: /^[0-9<]$/,
};

/** Whether a character may stand in such a cell. */
export const isAllowed = (cells: Cells, character: string): boolean =>
  allowed[cells].test(character);

/** What may stand in a cell of a layout. */
export function cellsAt(layout: MrzLayout, place: CellPlace): Cells {
  const { line, position } = place;
  const digit = layout.checkDigits.find((each) => each.line === line && each.position === position);
  if (digit !== undefined) {
    return digit.mayBeBlank || digit.mayOverflow ? "blankableCheckDigit" : "checkDigit";
  }
  return fieldAt(layout, place)?.cells ?? "any";
}

/** The field a cell belongs to; check digits belong to none. */
export function fieldAt(layout: MrzLayout, { line, position }: CellPlace): FieldCells | undefined {
  return layout.fields.find(
    (each) => each.line === line && each.from <= position && position <= each.to,
  );
}

/** The text of a range of cells. */
export const textOf = (lines: readonly string[], { line, from, to }: CellRange): string =>
  (lines[line - 1] ?? "").slice(from - 1, to);

/** The character of a cell, or an empty text where none is. */
export const characterAt = (lines: readonly string[], { line, position }: CellPlace): string =>
  (lines[line - 1] ?? "").charAt(position - 1);

/** Every cell of some ranges, in order. */
export const placesOf = (ranges: readonly CellRange[]): CellPlace[] =>
  ranges.flatMap(({ line, from, to }) =>
    Array.from({ length: to - from + 1 }, (_, index) => ({ line, position: from + index })),
  );

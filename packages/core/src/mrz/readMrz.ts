import {
  type MrzCheckDigit,
  readCheckDigits,
  type TypedCheckDigit,
  typedCheckDigits,
} from "./checkDigits.ts";
import { type MrzFields, readFields } from "./fields.ts";
import { findFieldProblems, findShapeProblems } from "./findProblems.ts";
import {
  type CellPlace,
  type Cells,
  cellsAt,
  fieldAt,
  type FieldName,
  type MrzFormat,
  type MrzLayout,
} from "./layout.ts";
import { layouts } from "./layouts.ts";
import { findMisreadings, type Misreading } from "./misreadings.ts";
import { errorOf, type MrzProblem } from "./problems.ts";
import type { IsoDate } from "./readDate.ts";
import { recogniseFormat } from "./recogniseFormat.ts";

/** The cell that the next character typed goes to. */
export interface NextCell extends CellPlace {
  readonly cells: Cells;
  /** Null: the cell of a check digit. */
  readonly field: FieldName | null;
}

/**
 * A machine-readable zone as far as it is there. It says what the zone states and whether that
 * agrees with itself; whether a document is genuine cannot be told from it.
 */
export interface MrzReading {
  /** The layout that fits best; null for an empty text. */
  readonly format: MrzFormat | null;
  /** Layouts that fit equally well; more than one only while lines are incomplete. */
  readonly candidates: readonly MrzFormat[];
  /** Number of lines, their lengths and characters are right. Where they are not, the next three are null. */
  readonly shapeOk: boolean;
  readonly fields: MrzFields | null;
  readonly checkDigits: readonly MrzCheckDigit[] | null;
  readonly allCheckDigitsOk: boolean | null;
  /** `problems` as plain text. */
  readonly errors: readonly string[];
  readonly problems: readonly MrzProblem[];
  /** What is known so far of lines that are incomplete, and of complete ones. */
  readonly typed: {
    /** Nothing is wrong with the lines but that characters are missing. */
    readonly isIncomplete: boolean;
    readonly fields: Partial<MrzFields>;
    readonly checkDigits: readonly TypedCheckDigit[];
    /** Null when every cell is filled. */
    readonly next: NextCell | null;
  };
  readonly misreadings: readonly Misreading[];
}

/**
 * The day on which centuries and expiry are decided where the caller names none: the one as of which
 * the layouts and codes of this module are. `expiryDate` says which day it was, in the name of its key
 * `expiredOnYYYYMMDD`.
 */
export const referenceDay: IsoDate = "2026-11-21";

/**
 * Reads a machine-readable zone: its lines parted by line ends, as they are printed (see
 * `normaliseMrz` for text as it is typed or scanned). The layout is recognised from what is there.
 * @param options.today the day on which centuries and expiry are decided. This module has no clock:
 * who reads a document in use hands in the day, or else `referenceDay` holds, and a birth after it
 * is taken for one a century earlier.
 */
export function readMrz(
  text: string,
  { today = referenceDay }: { readonly today?: IsoDate } = {},
): MrzReading {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line !== "");
  const { format, candidates } = recogniseFormat(lines);
  if (format === null) return nothing;
  const layout = layouts[format];
  const shapeProblems = findShapeProblems(layout, lines);
  const shapeOk = shapeProblems.length === 0;
  const typedFields = readFields(layout, lines, today);
  const typed = {
    isIncomplete: isIncomplete(layout, lines, shapeProblems),
    fields: typedFields,
    checkDigits: typedCheckDigits(layout, lines),
    next: nextCell(layout, lines),
  };
  const shared = {
    format,
    candidates,
    shapeOk,
    typed,
    misreadings: findMisreadings(layout, lines),
  };
  const fields = shapeOk && areWhole(typedFields) ? typedFields : null;
  if (fields === null) {
    return { ...shared, ...unread, errors: shapeProblems.map(errorOf), problems: shapeProblems };
  }
  const checkDigits = readCheckDigits(layout, lines);
  const problems: MrzProblem[] = [
    ...checkDigits
      .filter(({ ok }) => !ok)
      .map(({ name }): MrzProblem => ({ code: "checkDigit", name })),
    ...findFieldProblems(layout, lines, fields),
  ];
  return {
    ...shared,
    fields,
    checkDigits,
    allCheckDigitsOk: checkDigits.every(({ ok }) => ok),
    errors: problems.map(errorOf),
    problems,
  };
}

const unread = { fields: null, checkDigits: null, allCheckDigitsOk: null } as const;

const nothing: MrzReading = {
  ...unread,
  format: null,
  candidates: [],
  shapeOk: false,
  errors: [],
  problems: [],
  typed: { isIncomplete: true, fields: {}, checkDigits: [], next: null },
  misreadings: [],
};

const areWhole = (fields: Partial<MrzFields>): fields is MrzFields =>
  fields.documentCode !== undefined && fields.documentNumber !== undefined;

function isIncomplete(
  layout: MrzLayout,
  lines: readonly string[],
  problems: readonly MrzProblem[],
): boolean {
  const isShort = lines.length < layout.lines || (lines.at(-1) ?? "").length < layout.width;
  return (
    isShort &&
    problems.every((problem) => {
      if (problem.code === "lineCount") return problem.actual < problem.expected;
      return (
        problem.code === "lineLength" &&
        problem.line === lines.length &&
        problem.actual < problem.expected
      );
    })
  );
}

function nextCell(layout: MrzLayout, lines: readonly string[]): NextCell | null {
  const last = lines.at(-1) ?? "";
  const isFull = last.length >= layout.width;
  const place = isFull
    ? { line: lines.length + 1, position: 1 }
    : { line: lines.length, position: last.length + 1 };
  if (place.line > layout.lines) return null;
  return {
    ...place,
    cells: cellsAt(layout, place),
    field: fieldAt(layout, place)?.name ?? null,
  };
}

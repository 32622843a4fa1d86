import { filler } from "./characters.ts";
import { checkDigit, type CheckDigitStep, explainCheckDigit } from "./checkDigit.ts";
import {
  type CellPlace,
  type CellRange,
  characterAt,
  type CheckDigitCells,
  type CheckDigitName,
  type MrzLayout,
  placesOf,
  textOf,
} from "./layout.ts";
import { longNumberOf } from "./longNumber.ts";

/** A check digit of a whole zone: what is printed, what would be right. */
export interface MrzCheckDigit extends CellPlace {
  readonly name: CheckDigitName;
  readonly printed: string;
  /** The digit computed from the characters it covers. */
  readonly expected: string;
  readonly ok: boolean;
}

/** A check digit while a zone is being typed: null for what is not there yet. */
export interface TypedCheckDigit extends CellPlace {
  readonly name: CheckDigitName;
  readonly printed: string | null;
  readonly expected: string | null;
  readonly state: "right" | "wrong" | "notTyped";
}

/** A character on the way to a check digit, with its place in the zone. */
export interface PlacedStep extends CheckDigitStep, CellPlace {}

export interface CheckDigitExplanation extends TypedCheckDigit {
  readonly steps: readonly PlacedStep[];
  readonly sum: number;
  readonly remainder: number;
}

/** The check digits of a layout with the places they have in these lines. */
function placedDigits(layout: MrzLayout, lines: readonly string[]): readonly CheckDigitCells[] {
  const long = longNumberOf(layout, lines);
  return long === undefined
    ? layout.checkDigits
    : layout.checkDigits.map((each) =>
        each.mayOverflow ? { name: each.name, ...long.digit, covers: long.covers } : each,
      );
}

/** Every check digit of lines that may be incomplete. */
export function typedCheckDigits(layout: MrzLayout, lines: readonly string[]): TypedCheckDigit[] {
  return placedDigits(layout, lines).map((cells): TypedCheckDigit => {
    const { name, line, position } = cells;
    const covered = coveredText(cells, lines);
    const printed = characterAt(lines, cells) || null;
    const expected = covered === null ? null : checkDigit(covered);
    const mayGoOn = cells.mayOverflow && printed === filler && !isTyped(layout, lines);
    if (printed === null || expected === null || covered === null || mayGoOn) {
      return { name, line, position, printed, expected, state: "notTyped" };
    }
    const isBlank = cells.mayBeBlank && printed === filler && /^<*$/.test(covered);
    const state = printed === expected || isBlank ? "right" : "wrong";
    return { name, line, position, printed, expected, state };
  });
}

/** The check digits of lines that are whole. */
export const readCheckDigits = (layout: MrzLayout, lines: readonly string[]): MrzCheckDigit[] =>
  typedCheckDigits(layout, lines).map(({ name, line, position, printed, expected, state }) => ({
    name,
    line,
    position,
    printed: printed ?? "",
    expected: expected ?? "",
    ok: state === "right",
  }));

/** The cells that a check digit covers in these lines, in the order in which they are weighted. */
export function coveredPlaces(
  layout: MrzLayout,
  lines: readonly string[],
  name: CheckDigitName,
): CellPlace[] {
  const cells = placedDigits(layout, lines).find((each) => each.name === name);
  return cells === undefined ? [] : placesOf(cells.covers);
}

/**
 * How a check digit of a zone comes about: each character with its place, value, weight and
 * product, their sum and what remains of it modulo 10. Of lines that are incomplete, as far as
 * they go. Undefined where the layout has no such digit or a character does not belong.
 */
export function explainMrzCheckDigit(
  layout: MrzLayout,
  lines: readonly string[],
  name: CheckDigitName,
): CheckDigitExplanation | undefined {
  const digit = typedCheckDigits(layout, lines).find((each) => each.name === name);
  if (digit === undefined) return undefined;
  const places = coveredPlaces(layout, lines, name);
  const missing = places.findIndex((place) => characterAt(lines, place) === "");
  const typed = missing < 0 ? places : places.slice(0, missing);
  const text = typed.map((place) => characterAt(lines, place)).join("");
  if (!/^[A-Z0-9<]*$/.test(text)) return undefined;
  const { steps, sum, remainder } = explainCheckDigit(text);
  return {
    ...digit,
    steps: steps.map((step, index) => ({ ...step, line: 0, position: 0, ...typed[index] })),
    sum,
    remainder,
  };
}

/** Whether the optional data, to which a long document number goes on, is whole. */
function isTyped(layout: MrzLayout, lines: readonly string[]): boolean {
  const optional = layout.fields.find(({ name }) => name === layout.overflow);
  return optional !== undefined && textOf(lines, optional).length === lengthOf(optional);
}

function coveredText({ covers }: CheckDigitCells, lines: readonly string[]): string | null {
  const texts = covers.map((range) => textOf(lines, range));
  const isWhole = texts.every((text, index) => text.length === lengthOf(covers[index]));
  return isWhole ? texts.join("") : null;
}

const lengthOf = (range: CellRange | undefined): number =>
  range === undefined ? 0 : range.to - range.from + 1;

import { withoutGroups } from "@specimen/core/format";
import { readItems, writeItems } from "./queryText.ts";

/** One value of the query string, as its schema describes it. */
export interface UrlField {
  /** Its path in the state, in dots. */
  readonly key: string;
  /** The same as names; a name of a flat schema may hold dots itself. */
  readonly path: readonly string[];
  /** The parameter it is written under. */
  readonly name: string;
  readonly kind: "text" | "number" | "boolean" | "choice" | "list";
  /** What holds where the parameter is absent: the schema's default, or undefined. */
  readonly absent: unknown;
  /** What can be chosen; empty unless it is a choice. */
  readonly options: readonly (string | number)[];
  /** Bounds of a number, both included. */
  readonly range: { readonly least: number; readonly most: number; readonly isWhole: boolean };
  /** Letters a text may have. */
  readonly longest: number;
  /** Whether the schema takes a value. */
  readonly accepts: (value: unknown) => boolean;
}

/** Why a text does not fit its field. */
export type FieldProblem = "notANumber" | "outOfRange" | "notAnOption" | "malformed";

/** What a text says for a field; undefined is absent. */
export interface ReadField {
  readonly value: unknown;
  readonly problem: FieldProblem | null;
}

/** Reads the text of a field. A text that does not fit counts as absent and names its problem. */
export function readField(field: UrlField, text: string | undefined): ReadField {
  const absent = (problem: FieldProblem | null = null) => ({ value: field.absent, problem });
  if (text === undefined || (text.trim() === "" && field.kind !== "list")) return absent();
  const fits = (value: unknown, problem: FieldProblem): ReadField =>
    value !== undefined && field.accepts(value) ? { value, problem: null } : absent(problem);
  switch (field.kind) {
    case "boolean":
      return fits({ true: true, false: false }[text], "notAnOption");
    case "choice":
      return fits(
        field.options.find((option) => String(option) === text),
        "notAnOption",
      );
    case "list":
      return fits(readItems(text), "malformed");
    case "number":
      return readNumber(field, withoutGroups(text.trim()));
    case "text":
      return fits(text.trim().slice(0, field.longest), "malformed");
  }
}

/**
 * A number as it is typed anywhere: a number pad gives a point or a comma, which may still be the last
 * thing that was typed: it is no fault, that would be read out in the middle of a figure. In an amount of money,
 * which has the largest bounds, `10,000` and `10.000` are ten thousand, as in the search over all
 * areas; a measure may have as many decimals as a number holds, as an ounce has in grams. Out of range
 * it is taken to the nearest bound where the field has a default; an optional field is left out.
 */
function readNumber({ absent, range, accepts }: UrlField, text: string): ReadField {
  const isAmount = range.most >= 1e9 && range.most < Infinity;
  const isGrouped = isAmount && /^[1-9]\d{0,2}([.,]\d{3})+$/.test(text);
  const digits = isGrouped ? text.replace(/[.,]/g, "") : text.replace(",", ".");
  if (!/^-?\d{1,13}(\.\d{0,15})?$/.test(digits)) return { value: absent, problem: "notANumber" };
  const number = Number(digits);
  if (accepts(number)) return { value: number, problem: null };
  const nearest = Math.min(range.most, Math.max(range.least, number));
  const isClamped = absent !== undefined && accepts(nearest);
  return { value: isClamped ? nearest : absent, problem: "outOfRange" };
}

/** The text of a value. */
export const toText = (value: unknown): string =>
  Array.isArray(value) ? writeItems(value) : String(value);

import { filler } from "./characters.ts";
import { checkDigit } from "./checkDigit.ts";
import {
  type FieldCells,
  type FieldName,
  type MrzFormat,
  type MrzLayout,
  textOf,
} from "./layout.ts";
import { layouts } from "./layouts.ts";
import type { IsoDate } from "./readDate.ts";
import { transliterate } from "./transliterate.ts";
import { writeNames } from "./writeNames.ts";

/** What a zone is written from; names as printed, they are transliterated. */
export interface MrzContent {
  readonly documentCode: string;
  readonly issuingState: string;
  readonly documentNumber: string;
  readonly surname: string;
  readonly givenNames?: string;
  readonly nationality?: string;
  /** `YYYY-MM-DD`, or six characters of a zone where parts are unknown. */
  readonly birthDate?: IsoDate;
  readonly expiryDate?: IsoDate;
  readonly sex?: "M" | "F" | null;
  readonly personalNumber?: string;
  readonly optional?: string;
  readonly optional1?: string;
  readonly optional2?: string;
  readonly administrativeCode?: string;
}

export interface WriteMrzOptions {
  readonly format: MrzFormat;
  /**
   * Added to every check digit modulo 10, so that none is right unless it is 0: with 4, a drawn
   * specimen cannot be taken for a document.
   */
  readonly addToCheckDigits?: number;
}

/** Why a zone cannot be written. */
export class MrzContentError extends Error {
  override readonly name = "MrzContentError";
  readonly code: "characters" | "tooLong";
  readonly field: FieldName;
  constructor(code: "characters" | "tooLong", field: FieldName) {
    super(`${field}: ${code}`);
    this.code = code;
    this.field = field;
  }
}

/**
 * The lines of a machine-readable zone, names cut off by the rules of ICAO 9303 where they do not
 * fit, long document numbers carried on in the optional data of TD1 and TD2.
 * @throws {MrzContentError} when a value has other characters or is longer than its field.
 */
export function writeMrz(content: MrzContent, options: WriteMrzOptions): string[] {
  const layout = layouts[options.format];
  const lines = Array.from({ length: layout.lines }, () => filler.repeat(layout.width));
  for (const cells of layout.fields) {
    write(lines, cells.line, cells.from, textFor(cells, content, layout));
  }
  const isLong = layout.overflow !== undefined && content.documentNumber.length > 9;
  for (const digit of layout.checkDigits) {
    // The digit of a long number is within the optional data, a blank one is left out.
    const covered = digit.covers.map((range) => textOf(lines, range)).join("");
    const isBlank = digit.mayBeBlank && /^<*$/.test(covered);
    if ((digit.mayOverflow && isLong) || isBlank) continue;
    write(lines, digit.line, digit.position, added(checkDigit(covered), options));
  }
  return isLong ? withLongNumber(lines, content, layout, options) : lines;
}

function textFor({ name, from, to }: FieldCells, content: MrzContent, layout: MrzLayout): string {
  const width = to - from + 1;
  switch (name) {
    case "names":
      return writeNames(
        transliterate(content.surname),
        transliterate(content.givenNames ?? ""),
        width,
      );
    case "surname":
      return transliterate(content.surname).replaceAll(" ", filler).slice(0, width);
    case "givenNames":
      return transliterate(content.givenNames ?? "")
        .replaceAll(" ", filler + filler)
        .slice(0, width);
    case "birthDate":
    case "expiryDate":
      return dateOf(content[name] ?? "", name);
    case "sex":
      return content.sex ?? filler;
    case "documentNumber": {
      const isLong = layout.overflow !== undefined && content.documentNumber.length > 9;
      return fitting(
        isLong ? content.documentNumber.slice(0, 9) : content.documentNumber,
        width,
        name,
      );
    }
    case "issueYearMonth":
      return fitting(content.documentNumber.slice(0, 4), width, name);
    case "administrativeCode2":
      return fitting(content.documentNumber.slice(4, 7), width, name);
    case "runningNumber":
      return fitting(content.documentNumber.slice(7), width, name);
    default:
      return fitting(content[name] ?? "", width, name);
  }
}

function fitting(text: string, width: number, field: FieldName): string {
  if (!/^[A-Z0-9<]*$/.test(text)) throw new MrzContentError("characters", field);
  if (text.length > width) throw new MrzContentError("tooLong", field);
  return text;
}

function dateOf(date: string, field: FieldName): string {
  const raw = /^\d{4}-\d{2}-\d{2}$/.test(date) ? date.slice(2).replaceAll("-", "") : date;
  return fitting(raw, 6, field);
}

function withLongNumber(
  lines: string[],
  content: MrzContent,
  layout: MrzLayout,
  options: WriteMrzOptions,
): string[] {
  const optional = layout.fields.find(({ name }) => name === layout.overflow);
  const composite = layout.checkDigits.find(({ name }) => name === "composite");
  if (optional === undefined || composite === undefined) return lines;
  const digit = added(checkDigit(content.documentNumber), options);
  const further = textFor(optional, content, layout);
  const text = content.documentNumber.slice(9) + digit + filler + further;
  const width = optional.to - optional.from + 1;
  write(lines, optional.line, optional.from, fitting(text, width, "documentNumber"));
  const covered = composite.covers.map((range) => textOf(lines, range)).join("");
  write(lines, composite.line, composite.position, added(checkDigit(covered), options));
  return lines;
}

const added = (digit: string, { addToCheckDigits = 0 }: WriteMrzOptions): string =>
  String((Number(digit) + addToCheckDigits) % 10);

function write(lines: string[], line: number, position: number, text: string): void {
  const old = lines[line - 1] ?? "";
  lines[line - 1] = old.slice(0, position - 1) + text + old.slice(position - 1 + text.length);
}

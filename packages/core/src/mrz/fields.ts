import type { IsoDate, MrzDate } from "./readDate.ts";
import { readBirthDate, readExpiryDate } from "./readDate.ts";
import { filler } from "./characters.ts";
import { longNumberOf } from "./longNumber.ts";
import { type FieldName, type MrzFormat, type MrzLayout, textOf } from "./layout.ts";
import { mayBeCutOff, readNames, toWords } from "./readNames.ts";

/** The parsed values of a zone; which there are depends on the layout. Fillers at the end are gone. */
export interface MrzFields {
  documentCode: string;
  issuingState: string;
  surname: string;
  /** Missing on the driving licence; empty where the holder has one name. */
  givenNames?: string;
  /** The field of names is full: a name may have been cut off. */
  nameTruncationPossible: boolean;
  nationality?: string;
  birthDate?: MrzDate;
  /** Null: not stated. */
  sex?: "M" | "F" | null;
  /** Null: the layout has none (French identity card). */
  expiryDate?: MrzDate | null;
  documentNumber: string;
  /** The number is longer than nine characters and goes on in the optional data. */
  longDocumentNumber?: true;
  personalNumber?: string;
  optional?: string;
  optional1?: string;
  optional2?: string;
  administrativeCode?: string;
  administrativeCode2?: string;
  /** YYMM, French identity card. */
  issueYearMonth?: string;
  runningNumber?: string;
}

/** Reads the fields of a layout from lines, those of which every cell is there. */
export function readFields(
  layout: MrzLayout,
  lines: readonly string[],
  today: IsoDate,
): Partial<MrzFields> {
  const fields: Partial<MrzFields> = {};
  for (const each of layout.fields) {
    const text = textOf(lines, each);
    const isComplete = text.length === each.to - each.from + 1;
    if (isComplete || (isName(each.name) && text !== "")) {
      Object.assign(fields, readField(each.name, text, { layout, today, isComplete }));
    }
  }
  addLongNumber(fields, layout, lines);
  if (layout.format === "FR-ID-2x36") addFrenchCard(fields, lines);
  return fields;
}

const isName = (name: FieldName) => name === "names" || name === "surname" || name === "givenNames";

/** The sizes of cards in ICAO 9303-5 and -6. */
const cardFormats: ReadonlySet<MrzFormat> = new Set(["TD1", "TD2"]);

function readField(
  name: FieldName,
  text: string,
  { layout, today, isComplete }: { layout: MrzLayout; today: IsoDate; isComplete: boolean },
): Partial<MrzFields> {
  const nameTruncationPossible = isComplete && mayBeCutOff(text);
  switch (name) {
    case "names":
      return { ...readNames(text), nameTruncationPossible };
    case "surname":
      return { surname: toWords(text), nameTruncationPossible };
    case "givenNames":
      return { givenNames: toWords(text) };
    case "birthDate":
      return { birthDate: readBirthDate(text, today) };
    case "expiryDate":
      return { expiryDate: readExpiryDate(text, today, cardFormats.has(layout.format)) };
    case "sex":
      return { sex: text === "M" || text === "F" ? text : null };
    default:
      return { [name]: withoutFillers(text) };
  }
}

function addLongNumber(
  fields: Partial<MrzFields>,
  layout: MrzLayout,
  lines: readonly string[],
): void {
  const long = longNumberOf(layout, lines);
  if (long === undefined || layout.overflow === undefined) return;
  Object.assign(fields, {
    documentNumber: long.number,
    longDocumentNumber: true,
    [layout.overflow]: withoutFillers(long.rest),
  });
}

/** Its number is made of three fields, either field of names may be full, and it has no date of expiry. */
function addFrenchCard(fields: Partial<MrzFields>, lines: readonly string[]): void {
  const number = textOf(lines, { line: 2, from: 1, to: 12 });
  if (number.length === 12) fields.documentNumber = withoutFillers(number);
  const givenNames = textOf(lines, { line: 2, from: 14, to: 27 });
  if (givenNames.length === 14) {
    fields.nameTruncationPossible = fields.nameTruncationPossible || mayBeCutOff(givenNames);
    fields.expiryDate = null;
  }
}

function withoutFillers(text: string): string {
  let end = text.length;
  while (text.charAt(end - 1) === filler) end -= 1;
  return text.slice(0, end);
}

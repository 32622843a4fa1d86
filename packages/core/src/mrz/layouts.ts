import type {
  Cells,
  CheckDigitName,
  FieldCells,
  FieldName,
  MrzFormat,
  MrzLayout,
} from "./layout.ts";

const field = (
  name: FieldName,
  line: number,
  from: number,
  to: number,
  cells: Cells,
): FieldCells => ({ name, line, from, to, cells });

const digit = (name: CheckDigitName, line: number, position: number, ...covers: Range[]) => ({
  name,
  line,
  position,
  covers: covers.map(([coveredLine, from, to]) => ({ line: coveredLine, from, to })),
});

type Range = readonly [line: number, from: number, to: number];

/** Line 2 of passports, TD2 documents and visas up to the optional data is the same. */
const secondLine: readonly FieldCells[] = [
  field("documentNumber", 2, 1, 9, "any"),
  field("nationality", 2, 11, 13, "letters"),
  field("birthDate", 2, 14, 19, "date"),
  field("sex", 2, 21, 21, "sex"),
  field("expiryDate", 2, 22, 27, "date"),
];

const secondLineDigits = [
  digit("documentNumber", 2, 10, [2, 1, 9]),
  digit("birthDate", 2, 20, [2, 14, 19]),
  digit("expiryDate", 2, 28, [2, 22, 27]),
];

const firstLine = (width: number): readonly FieldCells[] => [
  field("documentCode", 1, 1, 2, "code"),
  field("issuingState", 1, 3, 5, "letters"),
  field("names", 1, 6, width, "letters"),
];

/** The layouts of ICAO 9303 parts 4 to 7 and the two French ones, from the source each names. */
export const layouts: Readonly<Record<MrzFormat, MrzLayout>> = {
  /** ICAO 9303-4: passports. */
  TD3: {
    format: "TD3",
    lines: 2,
    width: 44,
    documentCode: /^P/,
    fields: [...firstLine(44), ...secondLine, field("personalNumber", 2, 29, 42, "any")],
    checkDigits: [
      ...secondLineDigits,
      { ...digit("personalNumber", 2, 43, [2, 29, 42]), mayBeBlank: true },
      digit("composite", 2, 44, [2, 1, 10], [2, 14, 20], [2, 22, 43]),
    ],
  },
  /** ICAO 9303-5: cards of the size of a bank card. */
  TD1: {
    format: "TD1",
    lines: 3,
    width: 30,
    documentCode: /^[ACI]/,
    overflow: "optional1",
    fields: [
      field("documentCode", 1, 1, 2, "code"),
      field("issuingState", 1, 3, 5, "letters"),
      field("documentNumber", 1, 6, 14, "any"),
      field("optional1", 1, 16, 30, "any"),
      field("birthDate", 2, 1, 6, "date"),
      field("sex", 2, 8, 8, "sex"),
      field("expiryDate", 2, 9, 14, "date"),
      field("nationality", 2, 16, 18, "letters"),
      field("optional2", 2, 19, 29, "any"),
      field("names", 3, 1, 30, "letters"),
    ],
    checkDigits: [
      { ...digit("documentNumber", 1, 15, [1, 6, 14]), mayOverflow: true },
      digit("birthDate", 2, 7, [2, 1, 6]),
      digit("expiryDate", 2, 15, [2, 9, 14]),
      digit("composite", 2, 30, [1, 6, 30], [2, 1, 7], [2, 9, 15], [2, 19, 29]),
    ],
  },
  /** The French identity card of 1995: arrêté of 1995, two lines of 36 in a layout of its own. */
  "FR-ID-2x36": {
    format: "FR-ID-2x36",
    lines: 2,
    width: 36,
    documentCode: /^ID/,
    fields: [
      field("documentCode", 1, 1, 2, "code"),
      field("issuingState", 1, 3, 5, "letters"),
      field("surname", 1, 6, 30, "letters"),
      field("administrativeCode", 1, 31, 36, "any"),
      field("issueYearMonth", 2, 1, 4, "digits"),
      field("administrativeCode2", 2, 5, 7, "any"),
      field("runningNumber", 2, 8, 12, "digits"),
      field("givenNames", 2, 14, 27, "letters"),
      field("birthDate", 2, 28, 33, "date"),
      field("sex", 2, 35, 35, "sex"),
    ],
    checkDigits: [
      digit("documentNumber", 2, 13, [2, 1, 12]),
      digit("birthDate", 2, 34, [2, 28, 33]),
      digit("composite", 2, 36, [1, 1, 36], [2, 1, 35]),
    ],
  },
  /** ICAO 9303-6: two lines of 36. */
  TD2: {
    format: "TD2",
    lines: 2,
    width: 36,
    documentCode: /^[ACI]/,
    overflow: "optional",
    fields: [...firstLine(36), ...secondLine, field("optional", 2, 29, 35, "any")],
    checkDigits: [
      ...secondLineDigits.map((each) =>
        each.name === "documentNumber" ? { ...each, mayOverflow: true } : each,
      ),
      digit("composite", 2, 36, [2, 1, 10], [2, 14, 20], [2, 22, 35]),
    ],
  },
  /** ICAO 9303-7: visas of two lines of 44, without a composite check digit. */
  "MRV-A": {
    format: "MRV-A",
    lines: 2,
    width: 44,
    documentCode: /^V/,
    fields: [...firstLine(44), ...secondLine, field("optional", 2, 29, 44, "any")],
    checkDigits: secondLineDigits,
  },
  /** ICAO 9303-7: visas of two lines of 36, without a composite check digit. */
  "MRV-B": {
    format: "MRV-B",
    lines: 2,
    width: 36,
    documentCode: /^V/,
    fields: [...firstLine(36), ...secondLine, field("optional", 2, 29, 36, "any")],
    checkDigits: secondLineDigits,
  },
  /** The French driving licence in card format (Directive 2006/126/EC leaves the line to the state). */
  "FR-DL-1x30": {
    format: "FR-DL-1x30",
    lines: 1,
    width: 30,
    documentCode: /^D1/,
    fields: [
      field("documentCode", 1, 1, 2, "code"),
      field("issuingState", 1, 3, 5, "letters"),
      field("documentNumber", 1, 6, 14, "any"),
      field("expiryDate", 1, 16, 21, "date"),
      field("surname", 1, 22, 29, "letters"),
    ],
    checkDigits: [
      digit("documentNumber", 1, 15, [1, 6, 14]),
      digit("composite", 1, 30, [1, 1, 29]),
    ],
  },
};

/** All layouts; where a text fits several alike, the earlier one is taken. */
export const mrzFormats = Object.keys(layouts) as readonly MrzFormat[];

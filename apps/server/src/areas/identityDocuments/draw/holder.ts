import { choose } from "../../../images/canvas.ts";
import type { DrawnDocument } from "./drawnDocument.ts";
import { fictionalNumber } from "../../../images/fictionalNumber.ts";

/** A date of a fictional life. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The fictional holder of a drawn document. */
export interface Holder {
  readonly surname: string;
  readonly givenNames: string;
  readonly sex: "F" | "M";
  readonly nationality: string;
  readonly number: string;
  readonly birth: DateParts;
  readonly issue: DateParts;
  readonly expiry: DateParts;
}

const givenNames = [
  ["ILSE MARTHA", "INGA MARIT", "ALMA RUTH", "VERA NOVA", "TILDA MAY", "ODA LINNEA"],
  ["DANIEL OTIS", "EMIL JONAS", "TOM ARVID", "LEO MARIN", "NILS ANTON", "OSKAR REY"],
] as const;

/** Issuers of ICAO 9303 that are no real state: their documents may add up. */
export function isUtopia({ issuer }: Pick<DrawnDocument, "issuer">): boolean {
  return issuer === "UTO";
}

/** The same holder for the same record, of age when the document is issued in its series. */
export function holderOf(facts: DrawnDocument): Holder {
  const pick = (name: string, from: number, to: number) => choose(facts.id, name, from, to);
  const sex = pick("sex", 0, 1);
  const issueYear = Math.max(facts.firstYear ?? 2019, 1960) + 1;
  const [month, day] = [pick("month", 1, 12), pick("day", 1, 28)];
  const issue = { year: issueYear, month, day };
  return {
    surname: "SPECIMEN",
    givenNames: givenNames[sex]?.[pick("names", 0, 5)] ?? "",
    sex: sex === 0 ? "F" : "M",
    nationality: nationalityOf(facts),
    number: fictionalNumber(facts.numberPattern ?? "^[A-Z]\\d{8}$"),
    birth: {
      year: issueYear - pick("age", 24, 51),
      month: pick("birth month", 1, 12),
      day: pick("birth day", 1, 28),
    },
    issue,
    expiry: { ...issue, year: issueYear + Math.max(1, Math.floor(facts.validYears ?? 10)) },
  };
}

/** What the document prints for a field; keys of an EU licence are the numbers of its fields. */
export function valueOf(facts: DrawnDocument, holder: Holder, key: string): string {
  const expiry = facts.validYears === null ? "-" : dated(holder.expiry);
  const values: Readonly<Record<string, string>> = {
    documentType: facts.mrz?.documentCode ?? "P",
    issuingState: facts.issuer,
    documentNumber: holder.number,
    surname: holder.surname,
    givenNames: holder.givenNames,
    nationality: holder.nationality,
    dateOfBirth: dated(holder.birth),
    sex: holder.sex,
    placeOfBirth: "ZENITH",
    dateOfIssue: dated(holder.issue),
    dateOfExpiry: expiry,
    authority: "SAMPLE OFFICE",
    personalNumber: "000000-0000",
    height: "170 CM",
    eyeColour: "GREY",
    cardAccessNumber: "000000",
    permitType: "LONG-TERM RESIDENT",
    remarks: "SAMPLE REMARKS",
    address: "1 SAMPLE STREET, ZENITH",
    "1": holder.surname,
    "2": holder.givenNames,
    "3": `${dated(holder.birth)}  ZENITH`,
    "4a": dated(holder.issue),
    "4b": expiry,
    "4c": "SAMPLE OFFICE",
    "4d": "000000-0000",
    "5": holder.number,
    "8": "1 SAMPLE STREET, ZENITH",
    "9": "AM / B",
  };
  return values[key] ?? "";
}

const abroad = ["residence_permit", "alien_passport"];

function nationalityOf({ kind, issuer }: DrawnDocument): string {
  if (kind === "refugee_travel_document") return "XXB";
  return abroad.includes(kind) ? "UTO" : issuer;
}

function dated({ year, month, day }: DateParts): string {
  return `${two(day)}.${two(month)}.${year}`;
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}

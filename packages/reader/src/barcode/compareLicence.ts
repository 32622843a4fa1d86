import { compareName } from "@specimen/core/mrz";
import type { AamvaLicence } from "./parseAamva.ts";

/** What is printed on a licence, as it was typed or read. */
export type PrintedLicence = Partial<Record<ComparedField, string>>;

export type ComparedField =
  | "documentNumber"
  | "surname"
  | "givenNames"
  | "birthDate"
  | "expiryDate"
  | "issueDate"
  | "sex"
  | "jurisdiction";

export type FieldAgreement = "agrees" | "differs" | "notCompared";

export interface ComparedLicenceField {
  readonly field: ComparedField;
  readonly printed: string | undefined;
  readonly encoded: string | undefined;
  readonly agreement: FieldAgreement;
}

const FIELDS: readonly ComparedField[] = [
  "documentNumber",
  "surname",
  "givenNames",
  "birthDate",
  "expiryDate",
  "issueDate",
  "sex",
  "jurisdiction",
];

/** Compares what is printed on a licence with what its barcode says; dates as `YYYY-MM-DD`. */
export const compareLicence = (
  licence: AamvaLicence,
  printed: PrintedLicence,
): ComparedLicenceField[] =>
  FIELDS.map((field) => {
    const encoded = licence[field];
    const onPage = printed[field];
    const agreement =
      isMissing(encoded) || isMissing(onPage) ? "notCompared" : agree(field, onPage, encoded);
    return { field, printed: onPage, encoded, agreement };
  });

const isMissing = (value: string | undefined): value is undefined | "" =>
  value === undefined || value === "";

function agree(field: ComparedField, printed: string, encoded: string): FieldAgreement {
  const isName = field === "surname" || field === "givenNames";
  const isSame = isName
    ? compareName(
        printed,
        encoded
          .toUpperCase()
          .replace(/[^A-Z]+/g, " ")
          .trim(),
      ) === "agrees"
    : plain(printed) === plain(encoded);
  return isSame ? "agrees" : "differs";
}

/** Numbers are printed in groups and encoded without. */
const plain = (value: string): string => value.toUpperCase().replace(/[^A-Z0-9]/g, "");

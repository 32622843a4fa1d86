import type { IdentityDocument } from "@specimen/api/contract";

const line1 = "P<D<<SPECIMEN<<ILSE<MARTHA<<<<<<<<<<<<<<<<<<";
const line2 = "C01X00T471D<<8109235F3302145<<<<<<<<<<<<<<<4";

/** The machine-readable zone of a passport; its check digits are wrong on purpose. */
export const sampleZone: IdentityDocument["mrzDetails"] = {
  format: "TD3",
  lines: 2,
  charactersPerLine: 44,
  documentCode: "P",
  documentCodeConfidence: "high",
  issuer: "D",
  place: { text: "foot of the data page", lang: "en" },
  note: null,
  specimen: [line1, line2],
  parts: [
    { line: 1, from: 1, to: 2, field: "documentCode", isCheckDigit: false },
    { line: 1, from: 3, to: 5, field: "issuingState", isCheckDigit: false },
    { line: 1, from: 6, to: 44, field: "names", isCheckDigit: false },
    { line: 2, from: 1, to: 9, field: "documentNumber", isCheckDigit: false },
    { line: 2, from: 10, to: 10, field: "documentNumber", isCheckDigit: true },
    { line: 2, from: 11, to: 13, field: "nationality", isCheckDigit: false },
    { line: 2, from: 14, to: 19, field: "birthDate", isCheckDigit: false },
    { line: 2, from: 20, to: 20, field: "birthDate", isCheckDigit: true },
    { line: 2, from: 21, to: 21, field: "sex", isCheckDigit: false },
    { line: 2, from: 22, to: 27, field: "expiryDate", isCheckDigit: false },
    { line: 2, from: 28, to: 28, field: "expiryDate", isCheckDigit: true },
    { line: 2, from: 29, to: 42, field: "personalNumber", isCheckDigit: false },
    { line: 2, from: 43, to: 43, field: "personalNumber", isCheckDigit: true },
    { line: 2, from: 44, to: 44, field: "composite", isCheckDigit: true },
  ],
};

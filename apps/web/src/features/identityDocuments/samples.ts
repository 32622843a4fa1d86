import type { IdentityDocument, LocalizedText } from "@specimen/api/contract";
import { sampleCountry } from "../../widgets/samples.ts";

const en = (text: string): LocalizedText => ({ text, lang: "en" });

const passport: IdentityDocument = {
  id: "DE-passport",
  type: "passport",
  typeName: en("Passport"),
  firstIssued: "2017",
  mrzLayout: "TD3",
  documentCode: "P",
  widthMm: 125,
  heightMm: 88,
  note: null,
  provenance: {
    confidence: "high",
    sources: [{ label: "consilium.europa.eu", url: "https://www.consilium.europa.eu/prado/" }],
    checks: [
      { field: "widthMm", checkedOn: "2026-11-21", sources: [0] },
      { field: "heightMm", checkedOn: "2026-11-21", sources: [0] },
      { field: "firstIssued", checkedOn: "2026-11-21", sources: [0] },
    ],
    checkedOn: "2026-11-21",
    asOf: "2026-11-21",
  },
};

/** Germany's documents. */
export const sampleDocuments = {
  country: sampleCountry("DE"),
  mrzCode: "D",
  documents: [
    passport,
    {
      ...passport,
      id: "DE-drivingLicence",
      type: "drivingLicence",
      typeName: en("Driving licence"),
      firstIssued: null,
      mrzLayout: null,
      documentCode: null,
      widthMm: 85.6,
      heightMm: 53.98,
      note: en("EU model, ID-1, harmonised 2013"),
      provenance: {
        confidence: "medium",
        sources: [{ label: "general knowledge", url: null }],
        checks: [],
        checkedOn: null,
        asOf: "2026-11-21",
      },
    },
  ] satisfies IdentityDocument[],
};

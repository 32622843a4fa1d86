import type { LocalizedText, SecurityFeature } from "@specimen/api/contract";
import { sampleCover } from "../../widgets/documents/samples.ts";

const en = (text: string): LocalizedText => ({ text, lang: "en" });

/** The kinds of security feature of a list. */
export const sampleFeatureKinds = [
  {
    id: "kinegram",
    name: en("Kinegram"),
    check: "tilt" as const,
    tool: "none" as const,
    level: 1 as const,
    documentCount: 14,
  },
  {
    id: "uv_overprint",
    name: en("Fluorescent overprint"),
    check: "light" as const,
    tool: "uvLamp" as const,
    level: 2 as const,
    documentCount: 1,
  },
];

/** One of them, with a document and a banknote that carry it. */
export const sampleFeatureKind: SecurityFeature = {
  id: "kinegram",
  name: en("Kinegram"),
  check: "tilt",
  tool: "none",
  level: 1,
  documentCount: 14,
  definition: en("A foil whose image moves on tilting."),
  howTo: en("Tilt it: lines move, grow or turn."),
  glossaryId: "kinegram",
  names: [
    { text: "Kinegram", lang: "en" },
    { text: "Kinegram", lang: "de" },
  ],
  confidence: "high",
  carriers: [
    {
      area: "identityDocuments",
      total: 14,
      hits: [
        {
          kind: "identityDocument",
          id: "DEU-P-2017",
          countryId: "DE",
          title: en("Germany, passport"),
          details: [en("2017")],
          code: null,
          flagSrc: null,
          thumbnailSrc: sampleCover,
          status: null,
        },
      ],
    },
    { area: "banknotes", total: 0, hits: [] },
  ],
  previousId: null,
  nextId: "uv_overprint",
};

/** Names of each list. */
export const sampleFantasy = {
  names: [
    {
      id: "fd-001",
      name: "British Honduras",
      translation: null,
      category: "camouflage" as const,
      kind: en("former name of a state"),
      statesToday: [{ countryId: "AT", name: "Austria" }],
      claimedPlace: null,
      sinceYear: null,
      note: null,
      mrzCode: null,
      confidence: "high" as const,
      sources: [],
    },
    {
      id: "fd-002",
      name: "Principality of Sealand",
      translation: { text: "Fürstentum Sealand", lang: "de" as const },
      category: "fantasy" as const,
      kind: en("micronation"),
      statesToday: [],
      claimedPlace: en("North Sea platform"),
      sinceYear: 1967,
      note: en("No state recognises it."),
      mrzCode: null,
      confidence: "high" as const,
      sources: [],
    },
  ],
  doubted: [
    {
      id: "dp-1",
      name: en("Sovereign Military Order of Malta"),
      note: en("Passport recognised by many states"),
      mrzCode: "XOM",
      countryId: null,
      documentIds: ["XOM-P-CUR"],
      confidence: "high" as const,
    },
  ],
};

import type {
  DocumentFeature,
  DocumentSummary,
  IdentityDocument,
  Light,
  LocalizedText,
  NeighbourDocument,
} from "@specimen/api/contract";
import { sampleCountry, samplePicture } from "../samples.ts";
import { sampleZone } from "./zoneSample.ts";

const en = (text: string): LocalizedText => ({ text, lang: "en" });

/** The cover of the passport. */
export const sampleCover = samplePicture("#5B1A2B", 88, 125);

/** Germany's passport of 2017 as a list has it. */
export const samplePassport: DocumentSummary = {
  id: "DEU-P-2017",
  kind: "passport",
  group: "passports",
  name: en("Passport"),
  series: en("Third generation, flexible cover"),
  firstIssued: "2017-03-01",
  lastIssued: null,
  status: "current",
  notValidAfter: null,
  size: {
    format: "TD3",
    widthMm: 125,
    heightMm: 88,
    coverWidthMm: 88,
    coverHeightMm: 125,
    pages: 32,
  },
  hasChip: true,
  front: { page: "cover", widthMm: 88, heightMm: 125, src: sampleCover },
  countryId: "DE",
  issuer: { code: "DEU", name: "Germany", flagSrc: samplePicture("#7a8db0") },
  mrz: { format: "TD3", documentCode: "P" },
  validity: { adultYears: 10, minorYears: 6 },
  acceptance: "accept",
  confidence: "high",
};

/** The series before it, which is no longer issued. */
export const sampleOldPassport: DocumentSummary = {
  ...samplePassport,
  id: "DEU-P-2007",
  series: en("Second generation"),
  firstIssued: "2007-11-01",
  lastIssued: "2017",
  status: "superseded",
  notValidAfter: "2027-02-28",
  acceptance: "condition",
};

/** A licence of which little is known. */
const sampleLicence: DocumentSummary = {
  ...samplePassport,
  id: "DEU-DL-2013",
  kind: "drivingLicence",
  group: "drivingLicences",
  name: en("Driving licence"),
  series: null,
  firstIssued: null,
  status: "expired",
  size: {
    format: "ID-1",
    widthMm: 85.6,
    heightMm: 53.98,
    coverWidthMm: null,
    coverHeightMm: null,
    pages: null,
  },
  hasChip: null,
  front: { page: "front", widthMm: 85.6, heightMm: 53.98, src: samplePicture("#e8b7c0", 86, 54) },
  mrz: null,
  validity: { adultYears: null, minorYears: null },
  acceptance: "refuse",
  confidence: "low",
};

/** Germany's documents. */
export const sampleDocuments = {
  country: sampleCountry("DE"),
  mrzCode: "D",
  info: null,
  counts: {
    all: 3,
    passports: 2,
    identityCards: 0,
    residencePermits: 0,
    drivingLicences: 1,
    others: 0,
  },
  total: 3,
  documents: [samplePassport, sampleOldPassport, sampleLicence],
};

const lights: readonly Light[] = ["white", "uv", "ir", "transmitted"];
const colours: Record<Light, string> = {
  white: "#e9ede2",
  uv: "#241c3a",
  ir: "#8a8a86",
  transmitted: "#f1e2b8",
};

const drawnPage = (
  page: IdentityDocument["pages"][number]["page"],
  widthMm: number,
  heightMm: number,
  white = colours.white,
) => ({
  page,
  widthMm,
  heightMm,
  thumbnailSrc: samplePicture(white, widthMm, heightMm),
  images: lights.map((light) => {
    const src = samplePicture(light === "white" ? white : colours[light], widthMm, heightMm);
    return { light, src, fullSrc: src };
  }),
});

const feature = (part: Partial<DocumentFeature> & Pick<DocumentFeature, "id" | "number">) => ({
  featureId: part.id,
  check: "look" as const,
  tool: "none" as const,
  level: 1 as const,
  light: "white" as const,
  look: en("The portrait stands in the page, not on it."),
  howTo: en("Look for an edge around the portrait."),
  seconds: 10,
  places: [{ page: "data" as const, x: 3, y: 18, box: { x: 3, y: 18, width: 28, height: 51 } }],
  basis: { kind: "register" as const, references: ["PRADO DEU-AO-05001"] },
  name: en("Portrait engraved by laser"),
  ...part,
});

/** Look, tilt and light; a chip that the check of 30 seconds leaves out. */
export const sampleFeatures: DocumentFeature[] = [
  feature({ id: "f1", number: 1, featureId: "laser_engraving" }),
  feature({
    id: "f2",
    number: 2,
    featureId: "identigram",
    name: en("Identigram"),
    check: "tilt",
    look: en("Eagles beside the portrait."),
    howTo: en("Tilt the page: the eagles change colour."),
  }),
  feature({
    id: "f3",
    number: 3,
    featureId: "uv_overprint",
    name: en("Fluorescent overprint"),
    check: "light",
    tool: "uvLamp",
    level: 2,
    light: "uv",
    seconds: 5,
    places: [{ page: "cover", x: 20, y: 30, box: { x: 20, y: 30, width: 30, height: 20 } }],
  }),
  feature({
    id: "f4",
    number: 4,
    featureId: "chip",
    name: en("Chip"),
    tool: "chipReader",
    seconds: null,
    places: [],
  }),
];

/** The series of 2007 beside that of 2017. */
const neighbour: NeighbourDocument = {
  ...sampleOldPassport,
  mrzFormat: "TD3",
  numberText: en("9 characters"),
  material: en("hard cover"),
  colour: en("burgundy"),
  featuresOnlyHere: [{ featureId: "identigram", name: en("Identigram") }],
  featuresOnlyThere: [],
  differences: ["material", "features"],
  relation: "predecessor",
};

/** Germany's passport of 2017 with all that is known of it. */
export const sampleDocument: IdentityDocument = {
  ...samplePassport,
  country: sampleCountry("DE"),
  localNames: [{ text: "REISEPASS", lang: "de" }],
  answer: {
    kind: "accept",
    decidedBy: "houseRule",
    reason: "listed",
    list: "country",
    notValidAfter: null,
    rules: [
      {
        id: "DE-1",
        country: { id: "DE", name: "Germany" },
        effect: "inform",
        text: en("Fulfils the duty of identification."),
        from: "2017",
        to: null,
        source: { label: "Passport Act", url: "https://example.test/passg" },
        confidence: "high",
      },
    ],
    source: { label: "Accepted documents of the customer", url: null },
    checkedOn: "2026-11-21",
  },
  pages: [
    drawnPage("cover", 88, 125, "#5B1A2B"),
    drawnPage("data", 125, 88),
    drawnPage("inner", 125, 88),
  ],
  features: sampleFeatures,
  fields: [
    {
      key: "surname",
      page: "data",
      captions: [
        { text: "Name", lang: "de" },
        { text: "Nom", lang: "fr" },
      ],
      name: en("Surname"),
    },
    { key: "authority", page: "data", captions: [], name: en("Authority") },
  ],
  fieldsConfidence: "medium",
  number: {
    pattern: "^[CFGHJK][CFGHJKLMNPRTVWXYZ0-9]{8}$",
    text: en("9 characters without vowels"),
    confidence: "high",
    position: en("top right of the data page"),
    example: "C01X00T47",
  },
  mrzDetails: sampleZone,
  substrate: { body: en("paper booklet"), dataPage: en("polycarbonate") },
  coverColour: { name: en("burgundy"), hex: "#5B1A2B" },
  emblem: en("federal eagle"),
  firstIssuedNote: null,
  commonChanges: [en("The data page was exchanged.")],
  predecessorId: "DEU-P-2007",
  successorId: null,
  neighbours: [neighbour],
  info: null,
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

/** A card that is refused and of which hardly anything is known. */
export const sampleUnknownDocument: IdentityDocument = {
  ...sampleDocument,
  ...sampleLicence,
  answer: {
    ...sampleDocument.answer,
    kind: "refuse",
    decidedBy: "law",
    reason: "noLongerValid",
    list: null,
    notValidAfter: "2033-01-19",
    rules: [],
    source: null,
  },
  pages: [drawnPage("front", 85.6, 54), drawnPage("back", 85.6, 54)],
  features: [],
  fields: [],
  fieldsConfidence: null,
  number: { pattern: null, text: null, confidence: null, position: null, example: null },
  mrzDetails: null,
  coverColour: null,
  commonChanges: [],
  predecessorId: null,
  neighbours: [],
};

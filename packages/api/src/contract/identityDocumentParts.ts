import * as z from "zod/mini";
import { Light } from "./banknoteParts.ts";
import {
  Confidence,
  CountryId,
  FullDate,
  LocalizedText,
  PartialDate,
  Source,
} from "./primitives.ts";

/** The kinds of identity document. */
export const DocumentKind = z
  .enum([
    "passport",
    "diplomaticPassport",
    "servicePassport",
    "officialPassport",
    "idCard",
    "residencePermit",
    "drivingLicence",
    "alienPassport",
    "refugeeTravelDocument",
    "emergencyTravelDocument",
    "seafarer",
    "crewCertificate",
  ])
  .register(z.globalRegistry, { id: "DocumentKind" });
export type DocumentKind = z.infer<typeof DocumentKind>;

/** The kinds as a list groups them, in the order of its tabs. */
export const DocumentGroup = z
  .enum(["passports", "identityCards", "residencePermits", "drivingLicences", "others"])
  .register(z.globalRegistry, { id: "DocumentGroup" });
export type DocumentGroup = z.infer<typeof DocumentGroup>;

/** Of a series: still issued, no longer issued but possibly still valid, no longer valid. */
export const DocumentStatus = z
  .enum(["current", "superseded", "expired"])
  .register(z.globalRegistry, { id: "DocumentStatus" });
export type DocumentStatus = z.infer<typeof DocumentStatus>;

/** TD1, TD2 and TD3 as in ICAO 9303, ID-1 as in ISO/IEC 7810. */
export const DocumentFormat = z
  .enum(["TD1", "TD2", "TD3", "ID-1", "booklet", "other"])
  .register(z.globalRegistry, { id: "DocumentFormat" });
export type DocumentFormat = z.infer<typeof DocumentFormat>;

/** Size in mm of the data page or card as held for reading, and of the closed booklet. */
export const DocumentSize = z
  .object({
    format: DocumentFormat,
    widthMm: z.number(),
    heightMm: z.number(),
    coverWidthMm: z.nullable(z.number()),
    coverHeightMm: z.nullable(z.number()),
    /** Number of pages of a booklet. */
    pages: z.nullable(z.int()),
  })
  .register(z.globalRegistry, { id: "DocumentSize" });

/** Validity in years from the day of issue; 0.25 is three months, null is not known or unlimited. */
export const DocumentValidity = z
  .object({ adultYears: z.nullable(z.number()), minorYears: z.nullable(z.number()) })
  .register(z.globalRegistry, { id: "DocumentValidity" });

/** The pages that are drawn: of a booklet the first six, of a card front and back, of a folder inside. */
export const DocumentPage = z
  .enum([
    "cover",
    "insideCover",
    "data",
    "dataBack",
    "inner",
    "backCover",
    "front",
    "back",
    "inside",
  ])
  .register(z.globalRegistry, { id: "DocumentPage" });
export type DocumentPage = z.infer<typeof DocumentPage>;

/** The drawn front of a document: the closed booklet or the face of the card, with its size in mm. */
export const DocumentFront = z
  .object({ page: DocumentPage, widthMm: z.number(), heightMm: z.number(), src: z.string() })
  .register(z.globalRegistry, { id: "DocumentFront" });

/** One page of a document with a picture for each light: `src` for the page, `fullSrc` for the zoom. */
export const DrawnPage = z
  .object({
    page: DocumentPage,
    widthMm: z.number(),
    heightMm: z.number(),
    /** In white light, as small as in a list. */
    thumbnailSrc: z.string(),
    images: z.array(z.object({ light: Light, src: z.string(), fullSrc: z.string() })),
  })
  .register(z.globalRegistry, { id: "DrawnPage" });
export type DrawnPage = z.infer<typeof DrawnPage>;

/** How a feature is checked, in the order of a check by hand. */
export const FeatureCheck = z
  .enum(["look", "feel", "tilt", "light"])
  .register(z.globalRegistry, { id: "FeatureCheck" });
export type FeatureCheck = z.infer<typeof FeatureCheck>;

/** What a check needs besides the hand and the eye. */
export const FeatureTool = z
  .enum([
    "none",
    "lightBehind",
    "magnifier",
    "uvLamp",
    "irCamera",
    "chipReader",
    "lens",
    "laboratory",
  ])
  .register(z.globalRegistry, { id: "FeatureTool" });
export type FeatureTool = z.infer<typeof FeatureTool>;

/** Without tools, with simple tools, in a laboratory. */
export const FeatureLevel = z.literal([1, 2, 3]).register(z.globalRegistry, { id: "FeatureLevel" });

/** Where a feature is on a page, in percent of it: its box, and the point for its number. */
export const FeaturePlace = z
  .object({
    page: DocumentPage,
    x: z.number(),
    y: z.number(),
    box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  })
  .register(z.globalRegistry, { id: "FeaturePlace" });

/**
 * What the description of a feature rests on: a standard or what is usual on such documents, and then
 * it was not seen on this series; a public register of documents; another publication; none of these.
 */
export const FeatureBasis = z
  .enum(["standard", "usual", "register", "publication", "unpublished"])
  .register(z.globalRegistry, { id: "FeatureBasis" });
export type FeatureBasis = z.infer<typeof FeatureBasis>;

/** A security feature of one document. */
export const DocumentFeature = z
  .object({
    id: z.string(),
    /** Its number in the order of the check, from 1. */
    number: z.int(),
    /** The kind of feature, which has a page of its own. */
    featureId: z.string(),
    name: LocalizedText,
    check: FeatureCheck,
    tool: FeatureTool,
    level: FeatureLevel,
    /** The light of the viewer that shows it. */
    light: Light,
    look: LocalizedText,
    howTo: LocalizedText,
    /** Its share of the check of 30 seconds; null if that check leaves it out. */
    seconds: z.nullable(z.number()),
    /** Empty where the record names a page that is not drawn. */
    places: z.array(FeaturePlace),
    /** What its description rests on, with the numbers of standards and entries. */
    basis: z.object({ kind: FeatureBasis, references: z.array(z.string()) }),
  })
  .register(z.globalRegistry, { id: "DocumentFeature" });
export type DocumentFeature = z.infer<typeof DocumentFeature>;

/** A printed field: its caption on the document, by language, and its name in the reader's. */
export const DocumentField = z
  .object({
    key: z.string(),
    page: z.nullable(DocumentPage),
    /** `lang` is a BCP 47 tag, null where the caption is not assigned to a language. */
    captions: z.array(z.object({ text: z.string(), lang: z.nullable(z.string()) })),
    name: LocalizedText,
  })
  .register(z.globalRegistry, { id: "DocumentField" });
export type DocumentField = z.infer<typeof DocumentField>;

/** The document number. `pattern` is a regular expression with anchors for the number's shape. */
export const DocumentNumber = z
  .object({
    pattern: z.nullable(z.string()),
    text: z.nullable(LocalizedText),
    confidence: z.nullable(Confidence),
    position: z.nullable(LocalizedText),
    /** A fictional number of that shape; null where none could be made. */
    example: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: "DocumentNumber" });
export type DocumentNumber = z.infer<typeof DocumentNumber>;

/** A run of characters in a machine-readable zone; lines and positions count from 1. */
export const MrzPart = z
  .object({
    line: z.int(),
    from: z.int(),
    to: z.int(),
    /** The field as ICAO 9303 names it; for a check digit the field it protects, or composite. */
    field: z.string(),
    isCheckDigit: z.boolean(),
  })
  .register(z.globalRegistry, { id: "MrzPart" });
export type MrzPart = z.infer<typeof MrzPart>;

/** The machine-readable zone of a document, with the lines of its drawn specimen. */
export const DocumentMrz = z
  .object({
    format: z.enum(["TD1", "TD2", "TD3"]),
    lines: z.int(),
    charactersPerLine: z.int(),
    documentCode: z.nullable(z.string()),
    documentCodeConfidence: z.nullable(Confidence),
    issuer: z.string(),
    place: z.nullable(LocalizedText),
    note: z.nullable(LocalizedText),
    /** Check digits of the specimen are deliberately wrong. */
    specimen: z.array(z.string()),
    parts: z.array(MrzPart),
  })
  .register(z.globalRegistry, { id: "DocumentMrz" });
export type DocumentMrz = z.infer<typeof DocumentMrz>;

/** What a counter does with a document. */
export const AcceptanceKind = z
  .enum(["accept", "condition", "ask", "refuse"])
  .register(z.globalRegistry, { id: "AcceptanceKind" });
export type AcceptanceKind = z.infer<typeof AcceptanceKind>;

/** A rule of law or practice that applies to a document, with its source and dates of effect. */
export const AcceptanceRule = z
  .object({
    id: z.string(),
    /** The country or area the rule holds in; null for a remark on the document itself. */
    country: z.nullable(z.object({ id: CountryId, name: z.string() })),
    /** What follows from it; `inform` decides nothing. */
    effect: z.enum(["refuse", "ask", "condition", "inform"]),
    text: LocalizedText,
    from: z.nullable(PartialDate),
    to: z.nullable(PartialDate),
    source: Source,
    confidence: Confidence,
  })
  .register(z.globalRegistry, { id: "AcceptanceRule" });
export type AcceptanceRule = z.infer<typeof AcceptanceRule>;

/**
 * What a clerk reads first. The law comes before the customer's lists; a list of the document's
 * country replaces the default list.
 */
export const Acceptance = z
  .object({
    kind: AcceptanceKind,
    decidedBy: z.enum(["law", "houseRule"]),
    /**
     * noLongerValid: the series; lawRefuses, lawAsks, lawCondition: `rules` with that effect;
     * listed, notListed: the customer's list; noHouseRule: the customer has no list that applies;
     * superseded: on the list, but the printed day of expiry decides.
     */
    reason: z.enum([
      "noLongerValid",
      "lawRefuses",
      "lawAsks",
      "lawCondition",
      "superseded",
      "listed",
      "notListed",
      "noHouseRule",
    ]),
    /** The customer's list that was read. */
    list: z.nullable(z.enum(["country", "default"])),
    /** The day from which the series is not valid; null if not known or not so. */
    notValidAfter: z.nullable(PartialDate),
    /** Those that decide come first. */
    rules: z.array(AcceptanceRule),
    /** The source of what decided. */
    source: z.nullable(Source),
    /** The day as of which the rules were collected. */
    /** Null where what decided was compared with no page. */
    checkedOn: z.nullable(FullDate),
  })
  .register(z.globalRegistry, { id: "Acceptance" });
export type Acceptance = z.infer<typeof Acceptance>;

import * as z from "zod/mini";
import { FullDate, LocalizedText, PartialDate, Source, Tradability } from "./primitives.ts";

/** The statuses a banknote can have, derived from its dates; issue means current. */
export const BanknoteStatus = z
  .enum(["issue", "outOfCirculation", "worthless"])
  .register(z.globalRegistry, { id: "BanknoteStatus" });
export type BanknoteStatus = z.infer<typeof BanknoteStatus>;

/** The status kinds of specification 3: those of a banknote, and coins. */
export const StatusKind = z
  .enum([...BanknoteStatus.options, "coin"])
  .register(z.globalRegistry, { id: "StatusKind" });
export type StatusKind = z.infer<typeof StatusKind>;

/** Who exchanges a withdrawn note, and until when. */
export const Exchange = z
  .object({
    kind: z.enum(["unlimited", "until", "unknown"]),
    until: z.nullable(PartialDate),
    by: z.string(),
  })
  .register(z.globalRegistry, { id: "Exchange" });
export type Exchange = z.infer<typeof Exchange>;

/**
 * What a clerk reads first. `kind` follows from timeline, tradability and the customer's rule;
 * `decidedBy` says which of them decided; the dates say why.
 */
export const Answer = z
  .object({
    kind: z.enum(["buyAndSell", "buy", "sell", "noTrade", "exchangeOnly", "worthless", "unknown"]),
    decidedBy: z.enum(["law", "houseRule"]),
    tradability: Tradability,
    /** Whether it is legal tender on the day in the country it is shown under; null is not recorded. */
    isLegalTender: z.nullable(z.boolean()),
    legalTenderSince: z.nullable(PartialDate),
    legalTenderUntil: z.nullable(PartialDate),
    exchange: z.nullable(Exchange),
    worthlessSince: z.nullable(PartialDate),
    /** The day this answer was derived for. */
    asOf: FullDate,
    /** The day the fields it rests on were compared; null unless all of them were. */
    checkedOn: z.nullable(FullDate),
    source: z.nullable(Source),
  })
  .register(z.globalRegistry, { id: "Answer" });
export type Answer = z.infer<typeof Answer>;

/** One stage of a note's lifecycle. `date` null is unknown; `isOpen` is a date that has not been set. */
export const TimelineStage = z
  .object({
    kind: z.enum(["issued", "issuanceStopped", "legalTenderUntil", "exchange", "worthless"]),
    date: z.nullable(PartialDate),
    until: z.nullable(PartialDate),
    by: z.nullable(z.string()),
    state: z.enum(["past", "present", "future", "open"]),
  })
  .register(z.globalRegistry, { id: "TimelineStage" });
export type TimelineStage = z.infer<typeof TimelineStage>;

export const Orientation = z.enum(["landscape", "portrait"]);
export type Orientation = z.infer<typeof Orientation>;

export const Light = z.enum(["white", "uv", "ir", "transmitted"]);
export type Light = z.infer<typeof Light>;
export const Side = z.enum(["front", "back"]);
export type Side = z.infer<typeof Side>;

const FeatureName = z.object({ key: z.string(), name: LocalizedText });

/** A security feature, how to check it, the light that shows it, and its position in percent. */
export const Feature = z
  .object({
    key: z.string(),
    name: LocalizedText,
    howTo: LocalizedText,
    check: z.enum(["look", "feel", "tilt", "throughLight", "uv", "ir"]),
    light: Light,
    spots: z.array(z.object({ side: Side, x: z.number(), y: z.number() })),
  })
  .register(z.globalRegistry, { id: "Feature" });
export type Feature = z.infer<typeof Feature>;

/** One picture of a note: `src` for the page, `fullSrc` for the zoom. */
export const ImageSource = z
  .object({ side: Side, light: Light, src: z.string(), fullSrc: z.string() })
  .register(z.globalRegistry, { id: "ImageSource" });
export type ImageSource = z.infer<typeof ImageSource>;

/** A fact that may distinguish two notes of one currency and value. */
export const DistinguishingFact = z.enum([
  "issuer",
  "size",
  "colour",
  "issued",
  "motifFront",
  "motifBack",
  "material",
  "features",
]);
export type DistinguishingFact = z.infer<typeof DistinguishingFact>;

/**
 * Another note of the same currency and value. `differences` are the facts that are known of both
 * notes and differ; a fact that is not known of one of them is none. Sizes in mm.
 */
export const LookAlike = z
  .object({
    id: z.string(),
    issuer: z.string(),
    series: LocalizedText,
    status: StatusKind,
    statusSince: z.nullable(PartialDate),
    thumbnailSrc: z.string(),
    widthMm: z.nullable(z.number()),
    heightMm: z.nullable(z.number()),
    orientation: Orientation,
    colour: z.nullable(LocalizedText),
    material: z.nullable(LocalizedText),
    firstIssued: z.nullable(PartialDate),
    motifFront: z.nullable(LocalizedText),
    motifBack: z.nullable(LocalizedText),
    /** Features recorded of one of the two notes only; empty where nothing is recorded of one. */
    featuresOnlyHere: z.array(FeatureName),
    featuresOnlyThere: z.array(FeatureName),
    differences: z.array(DistinguishingFact),
  })
  .register(z.globalRegistry, { id: "LookAlike" });
export type LookAlike = z.infer<typeof LookAlike>;

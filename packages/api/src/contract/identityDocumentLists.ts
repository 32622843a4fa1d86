import * as z from "zod/mini";
import { Country } from "./countries.ts";
import {
  AcceptanceKind,
  DocumentFormat,
  DocumentFront,
  DocumentGroup,
  DocumentKind,
  DocumentSize,
  DocumentStatus,
  DocumentValidity,
} from "./identityDocumentParts.ts";
import { Confidence, CountryId, LocalizedText, Order, PartialDate } from "./primitives.ts";

/** What names a series and tells it from others. */
export const documentReference = {
  id: z.string(),
  kind: DocumentKind,
  /** What the document is called: its kind, or the name of a special one. */
  name: LocalizedText,
  series: z.nullable(LocalizedText),
  firstIssued: z.nullable(PartialDate),
  /** Null while it is still issued (`status` current) or if not known. */
  lastIssued: z.nullable(PartialDate),
  status: DocumentStatus,
  /** The last day on which any document of the series is valid. */
  notValidAfter: z.nullable(PartialDate),
  size: DocumentSize,
  /** Null if not known. */
  hasChip: z.nullable(z.boolean()),
  front: DocumentFront,
};

/** One row of a list: a series of a document. */
export const DocumentSummary = z
  .object({
    ...documentReference,
    group: DocumentGroup,
    /** Null for an issuer that is no country, such as the United Nations. */
    countryId: z.nullable(CountryId),
    issuer: z.object({ code: z.string(), name: z.string(), flagSrc: z.nullable(z.string()) }),
    mrz: z.nullable(z.object({ format: z.string(), documentCode: z.nullable(z.string()) })),
    validity: DocumentValidity,
    acceptance: AcceptanceKind,
    confidence: Confidence,
  })
  .register(z.globalRegistry, { id: "DocumentSummary" });
export type DocumentSummary = z.infer<typeof DocumentSummary>;

/** Columns a list is sorted by; without one by kind as in the groups, newest first. */
export const DocumentSort = z
  .enum(["document", "country", "size", "mrz", "issued", "validity", "status"])
  .register(z.globalRegistry, { id: "DocumentSort" });
export type DocumentSort = z.infer<typeof DocumentSort>;

/** Sorting of a list; unknown values come last in both directions. */
export const DocumentOrder = { sort: z.optional(DocumentSort), order: z.optional(Order) };

/** The tabs of a country's list. */
export const DocumentTab = z.enum(["all", ...DocumentGroup.options]);
export type DocumentTab = z.infer<typeof DocumentTab>;

export const CountryDocuments = z
  .object({
    country: Country,
    /** The code of the machine-readable zone, ICAO 9303 part 3. */
    mrzCode: z.nullable(z.string()),
    /** The customer's own text on this country's documents, as HTML that is sanitised when written. */
    info: z.nullable(LocalizedText),
    counts: z.record(DocumentTab, z.int()),
    /** Of the tab asked for. */
    total: z.int(),
    documents: z.array(DocumentSummary),
  })
  .register(z.globalRegistry, { id: "CountryDocuments" });
export type CountryDocuments = z.infer<typeof CountryDocuments>;

/**
 * Search filters. `year` finds series that were issued in it, `number` those whose numbers may begin
 * with these characters, `feature` those whose record names it.
 */
export const DocumentFilter = {
  text: z.optional(z.string().check(z.maxLength(200))),
  countryId: z.optional(CountryId),
  group: z.optional(DocumentGroup),
  kind: z.optional(DocumentKind),
  format: z.optional(DocumentFormat),
  hasChip: z.optional(z.boolean()),
  year: z.optional(z.int().check(z.gte(1900), z.lte(2200))),
  feature: z.optional(z.string().check(z.maxLength(60))),
  number: z.optional(z.string().check(z.maxLength(20))),
  status: z.optional(DocumentStatus),
  /** The answer for the customer, on the day of the call. */
  acceptance: z.optional(AcceptanceKind),
  /** Asks for the records that lack a fact asked for, in place of those that fit. */
  unmeasured: z.optional(z.boolean()),
};

export const DocumentSearchPage = z
  .object({
    documents: z.array(DocumentSummary),
    total: z.int(),
    /** Records that may be meant: chip, year or number pattern asked for is not known of them. */
    unmeasured: z.int(),
    /** Its former name, for pages of the version before. */
    notJudged: z.optional(z.int()),
  })
  .register(z.globalRegistry, { id: "DocumentSearchPage" });
export type DocumentSearchPage = z.infer<typeof DocumentSearchPage>;

/** The customer's own headings for columns of the list; absent ones keep the product's. */
export const DocumentColumnHeadings = z
  .object({
    document: z.optional(z.string()),
    issued: z.optional(z.string()),
    size: z.optional(z.string()),
    mrz: z.optional(z.string()),
    validity: z.optional(z.string()),
    status: z.optional(z.string()),
    acceptance: z.optional(z.string()),
  })
  .register(z.globalRegistry, { id: "DocumentColumnHeadings" });
export type DocumentColumnHeadings = z.infer<typeof DocumentColumnHeadings>;

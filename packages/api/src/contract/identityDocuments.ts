import * as z from "zod/mini";
import { GlossaryEntry } from "./banknotes.ts";
import { Country } from "./countries.ts";
import {
  CountryDocuments,
  DocumentColumnHeadings,
  DocumentFilter,
  DocumentOrder,
  documentReference,
  DocumentSearchPage,
  DocumentSummary,
  DocumentTab,
} from "./identityDocumentLists.ts";
import {
  Acceptance,
  DocumentFeature,
  DocumentField,
  DocumentKind,
  DocumentMrz,
  DocumentNumber,
  DocumentSize,
  DocumentValidity,
  DrawnPage,
} from "./identityDocumentParts.ts";
import {
  DoubtedPaper,
  FantasyName,
  SecurityFeature,
  SecurityFeatureSummary,
} from "./identityDocumentTopics.ts";
import { operation } from "./operation.ts";
import {
  Confidence,
  CountryDictionaryOf,
  CountryId,
  LocalizedText,
  Page,
  Provenance,
} from "./primitives.ts";

/** A fact that distinguishes two series. */
export const DocumentDifference = z.enum([
  "size",
  "chip",
  "mrz",
  "number",
  "material",
  "colour",
  "validity",
  "photoPlace",
  "features",
]);
export type DocumentDifference = z.infer<typeof DocumentDifference>;

/** Another series of the same country and kind. Only facts known of both are differences. */
export const NeighbourDocument = z
  .object({
    ...documentReference,
    mrzFormat: z.nullable(z.string()),
    numberText: z.nullable(LocalizedText),
    material: z.nullable(LocalizedText),
    colour: z.nullable(LocalizedText),
    featuresOnlyHere: z.array(z.object({ featureId: z.string(), name: LocalizedText })),
    featuresOnlyThere: z.array(z.object({ featureId: z.string(), name: LocalizedText })),
    differences: z.array(DocumentDifference),
    relation: z.enum(["predecessor", "successor", "other"]),
  })
  .register(z.globalRegistry, { id: "NeighbourDocument" });
export type NeighbourDocument = z.infer<typeof NeighbourDocument>;

/** A document with all that is known of it. */
export const IdentityDocument = z
  .object({
    ...DocumentSummary.shape,
    country: z.nullable(Country),
    /** The name on the document, by language. */
    localNames: z.array(z.object({ text: z.string(), lang: z.nullable(z.string()) })),
    answer: Acceptance,
    pages: z.array(DrawnPage),
    /** In the order look, feel, tilt, light. */
    features: z.array(DocumentFeature),
    fields: z.array(DocumentField),
    fieldsConfidence: z.nullable(Confidence),
    number: DocumentNumber,
    mrzDetails: z.nullable(DocumentMrz),
    substrate: z.object({ body: z.nullable(LocalizedText), dataPage: z.nullable(LocalizedText) }),
    coverColour: z.nullable(z.object({ name: LocalizedText, hex: z.string() })),
    emblem: z.nullable(LocalizedText),
    /** Only the date of the law or the like. */
    firstIssuedNote: z.nullable(LocalizedText),
    /** What is usually changed, in neutral words. */
    commonChanges: z.array(LocalizedText),
    predecessorId: z.nullable(z.string()),
    successorId: z.nullable(z.string()),
    /** The other series of the same country and kind, newest first. */
    neighbours: z.array(NeighbourDocument),
    /** The customer's own text on this document, as HTML that is sanitised when it is written. */
    info: z.nullable(LocalizedText),
    provenance: Provenance,
  })
  .register(z.globalRegistry, { id: "IdentityDocument" });
export type IdentityDocument = z.infer<typeof IdentityDocument>;

/** The fields, number and machine-readable zone of a document alone. */
export const DocumentIdDetails = z
  .object({
    id: z.string(),
    kind: DocumentKind,
    countryId: z.nullable(CountryId),
    name: LocalizedText,
    size: DocumentSize,
    validity: DocumentValidity,
    fields: z.array(DocumentField),
    number: DocumentNumber,
    mrzDetails: z.nullable(DocumentMrz),
  })
  .register(z.globalRegistry, { id: "DocumentIdDetails" });
export type DocumentIdDetails = z.infer<typeof DocumentIdDetails>;

/** The customer's own texts as sanitised HTML: on a document, and on the documents of its country. */
export const DocumentInformation = z
  .object({ document: z.nullable(LocalizedText), country: z.nullable(LocalizedText) })
  .register(z.globalRegistry, { id: "DocumentInformation" });
export type DocumentInformation = z.infer<typeof DocumentInformation>;

const ofDocument = z.object({ id: z.string().check(z.maxLength(100)) });
const read = { method: "get", access: ["identity_documents:read"] } as const;

/** The calls of specification 7.7 without the data check. */
export const identityDocuments = {
  byCountry: operation({
    ...read,
    path: "/identity-documents/countries/{id}",
    summary: "Identity documents of one country",
    params: z.object({ id: CountryId }),
    query: z.object({ tab: z._default(DocumentTab, "all"), ...DocumentOrder, ...Page }),
    answer: CountryDocuments,
  }),
  search: operation({
    ...read,
    path: "/identity-documents",
    summary: "Search the identity documents",
    isSearch: true,
    query: z.object({ ...DocumentFilter, ...DocumentOrder, ...Page }),
    answer: DocumentSearchPage,
  }),
  documentCountries: operation({
    method: "get",
    path: "/identity-documents/documents-country-dictionary/",
    summary: "The country of each document that has one",
    access: "signedIn",
    answer: CountryDictionaryOf,
  }),
  idDetails: operation({
    ...read,
    path: "/identity-documents/id-details/{id}",
    summary: "Fields, number and machine-readable zone of a document",
    params: ofDocument,
    answer: DocumentIdDetails,
  }),
  information: operation({
    ...read,
    path: "/identity-documents/information/{id}",
    summary: "The customer's own texts on a document and its country",
    params: ofDocument,
    answer: DocumentInformation,
  }),
  glossary: operation({
    ...read,
    path: "/identity-documents/glossaries",
    summary: "Terms of the identity-document area",
    answer: z.array(GlossaryEntry),
  }),
  glossaryEntry: operation({
    ...read,
    path: "/identity-documents/glossaries/{id}",
    summary: "One term of the identity-document area",
    params: ofDocument,
    answer: GlossaryEntry,
  }),
  columnHeadings: operation({
    ...read,
    path: "/identity-documents/column-heading",
    summary: "The customer's column headings in the reader's language",
    answer: DocumentColumnHeadings,
  }),
  securityFeatures: operation({
    ...read,
    path: "/identity-documents/security-features",
    summary: "Kinds of security feature, by name",
    answer: z.array(SecurityFeatureSummary),
  }),
  securityFeature: operation({
    ...read,
    path: "/identity-documents/security-features/{id}",
    summary: "One kind of security feature, and what carries it",
    params: ofDocument,
    answer: SecurityFeature,
  }),
  fantasyCountries: operation({
    ...read,
    path: "/identity-documents/fantasy-countries",
    isSearch: true,
    summary: "Names on papers that no state issues, and real papers often doubted",
    query: z.object({ text: z.optional(z.string().check(z.maxLength(100))) }),
    answer: z.object({ names: z.array(FantasyName), doubted: z.array(DoubtedPaper) }),
  }),
  detail: operation({
    ...read,
    path: "/identity-documents/{id}",
    summary: "One identity document with all that is known of it",
    params: ofDocument,
    answer: IdentityDocument,
  }),
};

import { languages } from "@specimen/api/contract";
import * as z from "zod";
import {
  confidence,
  country,
  partialDate,
  sources,
  WordFact,
} from "../../catalogue/factSchemas.ts";
import type { FactsOf } from "../../catalogue/readFacts.ts";
import { featureLights, featurePages } from "./draw/drawnDocument.ts";
import { documentKindOfFact } from "./kinds.ts";
import { isNumberPattern } from "./numberPattern.ts";

const share = z.number().min(0).max(100);
const edges = z.tuple([share, share, share, share]);
const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/);
const remark = z.string().min(1).nullable();
const code3 = z.string().regex(/^[A-Z]{3}$/);
const mrzIssuer = z.string().regex(/^[A-Z]{1,3}$/);

/** A box in percent of its page; the importer stops at one that leaves the page. */
const box = { x: z.number(), y: z.number(), w: z.number().positive(), h: z.number().positive() };

const featureFact = z.strictObject({
  id: z.string().min(1),
  type: z.string().min(1),
  where: z.strictObject({ page: z.enum(featurePages), ...box }),
  light: z.enum(featureLights),
  look: z.string().min(1),
  check: z.string().min(1),
  level: z.literal([1, 2, 3]),
  basis: z.string().min(1),
});
/** A security feature with its place. */
export type FeatureFact = z.infer<typeof featureFact>;

const datedFact = z.strictObject({
  date: partialDate,
  precision: z.enum(["day", "month", "year"]),
  confidence,
  note: z.string().min(1).optional(),
});

/** A series of documents of facts/identity_documents.json; null is not known. */
const DocumentFact = z.strictObject({
  id: z.string().regex(/^[A-Z]{3}-[\w-]+$/),
  countryCode3: code3,
  /** Null for issuers without a code of ISO 3166-1. */
  code2: country.nullable(),
  mrzIssuer,
  kind: z.enum(Object.keys(documentKindOfFact)),
  name: z.strictObject({ en: z.string().min(1), local: z.string().min(1) }),
  series: remark,
  firstIssued: datedFact.nullable(),
  lastIssued: datedFact.nullable(),
  status: z.enum(["current", "superseded", "expired"]),
  notValidAfter: datedFact.nullable(),
  validityYears: z
    .strictObject({
      adult: z.number().positive().nullable(),
      minor: z.number().positive().nullable(),
    })
    .nullable(),
  size: z.strictObject({
    format: z.enum(["TD1", "TD2", "TD3", "ID-1", "booklet", "other"]),
    widthMm: z.number().positive(),
    heightMm: z.number().positive(),
    coverWidthMm: z.number().positive().optional(),
    coverHeightMm: z.number().positive().optional(),
    pages: z.int().positive().nullable(),
  }),
  substrate: z.strictObject({ body: remark, dataPage: remark }),
  chip: z.boolean().nullable(),
  numberPattern: z
    .strictObject({
      regex: z.string().refine(isNumberPattern, { error: "is no regular expression of a number" }),
      text: z.string().min(1),
      confidence,
    })
    .nullable(),
  numberPosition: remark,
  mrz: z.strictObject({
    format: z.enum(["TD1", "TD2", "TD3"]).nullable(),
    lines: z.int().min(0).nullable(),
    charsPerLine: z.int().min(0).nullable(),
    documentCode: z
      .string()
      .regex(/^[A-Z][A-Z0-9]?$/)
      .nullable(),
    issuer: mrzIssuer.nullable(),
    place: remark,
    note: remark,
    documentCodeConfidence: confidence.optional(),
  }),
  cover: z
    .strictObject({ colour: z.string().min(1), hex: colour, emblem: z.string().min(1) })
    .nullable(),
  emblem: z.string().min(1),
  dataPage: z
    .strictObject({
      layoutId: z.string().min(1),
      photo: z.strictObject(box),
      languages: z.array(z.string().min(2)),
      labelsConfidence: confidence,
      fieldSetId: z.string().min(1),
      side: z.string().min(1),
    })
    .nullable(),
  colours: z.strictObject({
    background: z.tuple([colour, colour]),
    accent: colour,
    text: colour,
  }),
  securityFeatures: z.array(
    z.union([featureFact, z.strictObject({ id: z.string().min(1), ref: z.string().min(1) })]),
  ),
  commonForgeries: z.array(z.string().min(1)).nullable(),
  acceptance: z.array(
    z.strictObject({
      text: z.string().min(1),
      date: partialDate.nullable(),
      source: z.string().min(1),
      confidence,
    }),
  ),
  predecessor: z.string().nullable(),
  replacedBy: z.string().nullable(),
  confidence,
  sources,
});
export type DocumentFact = z.infer<typeof DocumentFact>;

const LayoutFact = z.object({
  id: z.string().min(1),
  photo: edges,
  ghost: edges.nullish(),
  title: edges,
  state: edges,
  euFlag: edges.nullish(),
  mrz: edges.nullish(),
  fieldBoxes: z.record(z.string(), edges),
  backBoxes: z.record(z.string(), edges).default({}),
});

const IssuerFact = z.object({
  code3,
  mrzPadded: z.string().regex(/^[A-Z<]{3}$/),
  mrzIssuer,
  nameEn: z.string().min(1),
  stateLocal: z.string().min(1),
});

const FieldFact = z.strictObject({
  key: z.string().min(1),
  local: z.string().min(1),
  en: z.string().min(1),
  order: z.int(),
});

const inSomeLanguages = z.partialRecord(z.enum(languages), z.string().min(1));

/** A kind of security feature of facts/security_feature_types.json. */
const FeatureTypeFact = z.strictObject({
  id: z.string().min(1),
  glossaryKey: z.string().nullable(),
  light: z.enum([...featureLights, "none"]),
  level: z.literal([1, 2, 3]),
  names: inSomeLanguages.and(z.object({ en: z.string() })),
  definition: z.string().min(1),
  check: z.string().min(1),
  method: z.string().min(1),
  confidence,
});
export type FeatureTypeFact = z.infer<typeof FeatureTypeFact>;

/**
 * A rule of facts/document_acceptance_rules.json. `appliesTo` holds kinds, beginnings of ids, or *;
 * a kind is meant for the documents of `issuers`, else for those of the rule's own country.
 */
const RuleFact = z.strictObject({
  id: z.string().min(1),
  country,
  kind: z.enum(["travel", "identity", "validity", "recognition", "format"]),
  appliesTo: z.array(z.string().min(1)).min(1),
  issuers: z.array(z.string().regex(/^(\*|!?[A-Z]{2})$/)).optional(),
  effect: z.enum(["refuse", "ask", "condition", "inform"]),
  from: partialDate.nullable(),
  to: partialDate.nullable(),
  text: z.string().min(1),
  source: z.string().min(1),
  confidence,
});
export type RuleFact = z.infer<typeof RuleFact>;

const FantasyFact = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  /** What the state was called beside its name and the translations of it, in any language. */
  alsoCalled: z.array(z.string().min(1)).optional(),
  category: z.enum(["camouflage", "fantasy"]),
  kind: z.string().min(1),
  successorIso2: z.array(country),
  claimedPlace: remark,
  since: z.int().nullable(),
  note: remark,
  mrzCode: mrzIssuer.nullable(),
  confidence,
  sources,
});

const DoubtedFact = z.strictObject({
  name: z.string().min(1),
  mrzCode: mrzIssuer.nullable(),
  note: z.string().min(1),
  confidence,
});

const at = (file: string) => new URL(`facts/${file}`, import.meta.url);
const documents = at("identity_documents.json");
const SynonymFact = z.strictObject({
  key: z.string().min(1),
  words: z.partialRecord(z.enum(languages), z.array(z.string().min(1)).min(1)),
});

const fantasy = at("fantasy_documents.json");

/** The files of the document drawings and of the records. */
export const documentFiles = {
  documents: { file: documents, member: "documents", row: DocumentFact, isUnique: true },
  layouts: { file: documents, member: "layouts", row: LayoutFact, isUnique: true },
  fieldSets: {
    file: documents,
    member: "fieldSets",
    value: z.record(z.string(), z.array(FieldFact)),
  },
  featureLibrary: { file: documents, member: "featureLibrary", row: featureFact, isUnique: true },
  issuers: { file: documents, member: "countries", row: IssuerFact },
  featureTypes: {
    file: at("security_feature_types.json"),
    member: "types",
    row: FeatureTypeFact,
    isUnique: true,
  },
  rules: {
    file: at("document_acceptance_rules.json"),
    member: "rules",
    row: RuleFact,
    isUnique: true,
  },
  /** ISO 3166-1 codes of the members of the European Union. */
  union: {
    file: at("document_acceptance_rules.json"),
    member: "europeanUnion",
    value: z.array(country),
  },
  fantasyNames: { file: fantasy, member: "documents", row: FantasyFact, isUnique: true },
  doubted: { file: fantasy, member: "mistakenForFantasy", row: DoubtedFact },
  kinds: { file: at("document_words.json"), member: "kinds", row: WordFact, isUnique: true },
  /** What kinds are called besides. */
  synonyms: {
    file: at("document_words.json"),
    member: "synonyms",
    row: SynonymFact,
    isUnique: true,
  },
  /** What the documents of an issuer and a kind are called everywhere, as `green card`. */
  customaryNames: {
    file: at("document_words.json"),
    member: "customary",
    row: z.strictObject({ key: z.string().min(1), words: z.array(z.string().min(1)).min(1) }),
    isUnique: true,
  },
  /** Names of documents that are more than their kind, by the English one. */
  names: { file: at("document_words.json"), member: "names", row: WordFact, isUnique: true },
  /** Issuers that are no country, or are called otherwise than it (EUE), by their code of ICAO 9303. */
  issuerNames: {
    file: at("document_words.json"),
    member: "issuers",
    row: WordFact,
    isUnique: true,
  },
} as const;
export type DocumentFacts = FactsOf<typeof documentFiles>;

import type { IdentityDocument } from "@specimen/api/contract";
import { date, localized, type FactSpec, type FactValue } from "../../widgets/record/factSpec.ts";

type Reference = Pick<
  IdentityDocument,
  "front" | "hasChip" | "firstIssued" | "lastIssued" | "status"
>;

/** What tells series of one kind apart, as the record and its neighbours have it. */
export type Described = Reference & {
  mrzFormat: string | null;
  numberText: IdentityDocument["number"]["text"];
  material: IdentityDocument["substrate"]["body"];
  colour: IdentityDocument["emblem"];
};

const chip = (hasChip: boolean | null): FactValue =>
  hasChip === null
    ? null
    : { kind: "word", word: `identityDocuments.hasChip.${hasChip ? "yes" : "no"}` };

/** The facts by which neighbouring series are told apart. */
export const differenceFacts = {
  size: {
    id: "size",
    label: "catalogue.facts.size",
    value: ({ front: { widthMm, heightMm } }) => ({ kind: "size", mm: [widthMm, heightMm] }),
  },
  chip: {
    id: "chip",
    label: "identityDocuments.facts.chip",
    value: ({ hasChip }) => chip(hasChip),
  },
  mrz: {
    id: "mrz",
    label: "identityDocuments.facts.mrz",
    value: ({ mrzFormat }) =>
      mrzFormat === null
        ? { kind: "word", word: "identityDocuments.noMrz" }
        : { kind: "plain", text: mrzFormat },
  },
  number: {
    id: "number",
    label: "identityDocuments.facts.number",
    value: ({ numberText }) => localized(numberText),
  },
  material: {
    id: "material",
    label: "identityDocuments.facts.material",
    value: ({ material }) => localized(material),
  },
  colour: {
    id: "colour",
    label: "identityDocuments.facts.colour",
    value: ({ colour }) => localized(colour),
  },
} as const satisfies Record<string, FactSpec<Described>>;

/** What a record says in the words of its neighbours. */
export const describe = (document: IdentityDocument): Described => ({
  ...document,
  mrzFormat: document.mrz?.format ?? null,
  numberText: document.number.text,
  material: document.substrate.body,
  colour: document.coverColour?.name ?? null,
});

const ofDocument = ({ value, ...spec }: FactSpec<Described>): FactSpec<IdentityDocument> => ({
  ...spec,
  value: (document) => value(describe(document)),
});

/** What is recorded of a document; its headings in print and comparison say name and series. */
export const documentFacts: readonly FactSpec<IdentityDocument>[] = [
  {
    id: "issuer",
    label: "identityDocuments.facts.issuer",
    value: ({ issuer }) => ({ kind: "plain", text: issuer.name }),
    notIn: ["print"],
  },
  {
    id: "kind",
    label: "identityDocuments.facts.kind",
    value: ({ kind }) => ({ kind: "word", word: `identityDocuments.kinds.${kind}` }),
    notIn: ["print"],
  },
  {
    id: "series",
    label: "identityDocuments.facts.series",
    value: ({ series }) => localized(series),
    notIn: ["comparison"],
  },
  {
    id: "firstIssued",
    label: "identityDocuments.facts.firstIssued",
    value: ({ firstIssued }) => date(firstIssued),
  },
  {
    id: "firstIssuedNote",
    label: "identityDocuments.facts.firstIssuedNote",
    value: ({ firstIssuedNote }) => localized(firstIssuedNote),
    isOptional: true,
    notIn: ["comparison"],
  },
  {
    id: "lastIssued",
    label: "identityDocuments.facts.lastIssued",
    value: ({ lastIssued, status }) =>
      lastIssued === null && status === "current"
        ? { kind: "word", word: "identityDocuments.status.current" }
        : date(lastIssued),
  },
  {
    id: "notValidAfter",
    label: "identityDocuments.facts.notValidAfter",
    value: ({ notValidAfter }) => date(notValidAfter),
    isOptional: true,
  },
  {
    id: "adultYears",
    label: "identityDocuments.facts.adultYears",
    value: ({ validity }) => years(validity.adultYears),
  },
  {
    id: "minorYears",
    label: "identityDocuments.facts.minorYears",
    value: ({ validity }) => years(validity.minorYears),
  },
  ofDocument(differenceFacts.size),
  {
    id: "format",
    label: "identityDocuments.facts.format",
    value: ({ size: { format } }) =>
      format === "other" || format === "booklet"
        ? { kind: "word", word: `identityDocuments.formats.${format}` }
        : { kind: "plain", text: format },
  },
  {
    id: "pages",
    label: "identityDocuments.facts.pages",
    value: ({ size: { pages } }) =>
      pages === null ? null : { kind: "plain", text: String(pages) },
    isOptional: true,
  },
  ofDocument(differenceFacts.chip),
  ofDocument(differenceFacts.material),
  {
    id: "dataPage",
    label: "identityDocuments.facts.dataPage",
    value: ({ substrate }) => localized(substrate.dataPage),
    isOptional: true,
  },
  { ...ofDocument(differenceFacts.colour), isOptional: true },
  {
    id: "emblem",
    label: "identityDocuments.facts.emblem",
    value: ({ emblem }) => localized(emblem),
    isOptional: true,
    notIn: ["comparison"],
  },
  { ...ofDocument(differenceFacts.number), notIn: ["screen"] },
  {
    id: "numberPosition",
    label: "identityDocuments.facts.numberPosition",
    value: ({ number }) => localized(number.position),
    notIn: ["screen", "comparison"],
  },
  { ...ofDocument(differenceFacts.mrz), notIn: ["screen"] },
];

/** A validity in years, or in months where it is shorter. */
function years(value: number | null): FactValue {
  if (value === null) return null;
  return value < 1 ? { kind: "months", value: Math.round(12 * value) } : { kind: "years", value };
}

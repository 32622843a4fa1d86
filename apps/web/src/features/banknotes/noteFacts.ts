import type { Banknote, DistinguishingFact, LookAlike } from "@specimen/api/contract";
import { date, localized, size, type FactSpec } from "../../widgets/record/factSpec.ts";
import { displayedSize } from "./displayedSize.ts";

/** A fact by which notes of one currency and value are told apart; features are a list of their own. */
type PlainDifference = Exclude<DistinguishingFact, "features">;

/** What is known of a note and of those that are similar to it. */
type Described = Pick<
  LookAlike,
  | "issuer"
  | "widthMm"
  | "heightMm"
  | "orientation"
  | "colour"
  | "material"
  | "firstIssued"
  | "motifFront"
  | "motifBack"
>;

/** The facts by which similar notes are told apart. */
export const differenceFacts: Readonly<Record<PlainDifference, FactSpec<Described>>> = {
  issuer: {
    id: "issuer",
    label: "banknotes.facts.issuer",
    value: ({ issuer }) => ({ kind: "plain", text: issuer }),
  },
  size: {
    id: "size",
    label: "catalogue.facts.size",
    fields: ["widthMm", "heightMm"],
    value: (note) => {
      const { widthMm, heightMm } = displayedSize(note);
      return size(widthMm, heightMm);
    },
  },
  colour: {
    id: "colour",
    label: "banknotes.facts.colour",
    value: ({ colour }) => localized(colour),
  },
  material: {
    id: "material",
    label: "banknotes.facts.material",
    fields: ["substrate"],
    value: ({ material }) => localized(material),
  },
  issued: {
    id: "issued",
    label: "catalogue.facts.issued",
    fields: ["firstIssued"],
    value: ({ firstIssued }) => date(firstIssued),
    notIn: ["screen"],
  },
  motifFront: {
    id: "motifFront",
    label: "banknotes.facts.motifFront",
    value: ({ motifFront }) => localized(motifFront),
  },
  motifBack: {
    id: "motifBack",
    label: "banknotes.facts.motifBack",
    value: ({ motifBack }) => localized(motifBack),
  },
};

const ofNote = ({ value, ...spec }: FactSpec<Described>): FactSpec<Banknote> => ({
  ...spec,
  value: (note) => value({ ...note, material: note.substrate }),
});

const { issuer, ...otherDifferences } = differenceFacts;

/** What is recorded of a note; its headings in print and comparison say series and value. */
export const noteFacts: readonly FactSpec<Banknote>[] = [
  ofNote(issuer),
  {
    id: "series",
    label: "banknotes.facts.series",
    value: ({ series }) => localized(series),
    notIn: ["print", "comparison"],
  },
  {
    id: "value",
    label: "banknotes.facts.value",
    fields: [],
    value: ({ denomination, unit }) => ({ kind: "amount", value: denomination, unit }),
    notIn: ["print", "comparison"],
  },
  ...Object.values(otherDifferences).map(ofNote),
  {
    id: "remark",
    label: "catalogue.facts.remark",
    fields: ["note"],
    value: ({ note }) => localized(note),
    isOptional: true,
    notIn: ["comparison"],
  },
];

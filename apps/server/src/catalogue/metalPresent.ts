import type { Language, LocalizedText, MetalCopy, MetalFeature } from "@specimen/api/contract";
import type { Lexicon } from "./lexicon.ts";
import type { CopyFact, MetalFeatureFact, PageFact } from "./metalFacts.ts";
import { catalogueDay, type Checks } from "./provenance.ts";

/** Where a feature is drawn. */
export type FeatureSpots = (key: string) => MetalFeature["spots"];

/** Who reads, and the translations of the records' texts. */
export interface Reader {
  readonly lexicon: Lexicon;
  readonly language: Language;
}

const textFor =
  ({ lexicon, language }: Reader) =>
  (english: string): LocalizedText =>
    lexicon.text(english, language);

/** The recorded features of a coin or bar. */
export function featuresOf(
  features: readonly MetalFeatureFact[],
  reader: Reader,
  spotsOf: FeatureSpots,
): MetalFeature[] {
  const text = textFor(reader);
  return features.map(({ id, name, where, look, check, sinceYear }) => ({
    key: id,
    name: text(name),
    where: text(where),
    look: text(look),
    check: text(check),
    sinceYear,
    spots: spotsOf(id),
  }));
}

/** The copies that are met of a coin or bar. */
export function copiesOf(copies: readonly CopyFact[], reader: Reader): MetalCopy[] {
  const text = textFor(reader);
  return copies.map(({ what, check }) => ({ what: text(what), check: text(check) }));
}

/** Members of the facts by the name under which a provenance tells that they were compared. */
const checkedNames: Readonly<Record<string, readonly string[]>> = {
  size: ["diameterMm", "thicknessMm", "size", "sizes", "dimensionTolerance"],
  weight: ["grossWeightG", "fineWeightG", "weight", "massToleranceG"],
  fineness: ["fineness", "alloy"],
  edge: ["edge"],
  motif: ["obverse", "reverse"],
  marks: ["marks", "mintMarks", "mint", "assayer", "maker"],
  issueDate: ["years", "year", "firstIssued", "restrike years", "designChanges"],
  securityFeatures: ["securityFeatures", "commonFakes", "packaging"],
};

/** The pages a record was compared with, and the names of the compared facts, each once. */
export const checksOf = (pages: readonly PageFact[], fields: readonly string[]): Checks => ({
  sources: pages.map(({ title, lang, url }) => ({ label: title, lang, url })),
  checks: Object.entries(checkedNames).flatMap(([field, members]) =>
    members.some((member) => fields.includes(member))
      ? [{ field, checkedOn: catalogueDay, sources: pages.map((_, index) => index) }]
      : [],
  ),
});

import type { MetalCopy, MetalFeature, Provenance } from "@specimen/api/contract";
import type { CopyFact, MetalFeatureFact, PageFact } from "./metalFacts.ts";

/** Where a feature is drawn. */
export type FeatureSpots = (key: string) => MetalFeature["spots"];

/** The recorded features of a coin or bar. */
export const featuresOf = (
  features: readonly MetalFeatureFact[],
  spotsOf: FeatureSpots,
): MetalFeature[] =>
  features.map(({ id, name, where, look, check, sinceYear }) => ({
    key: id,
    name: { text: name, lang: "en" },
    where: { text: where, lang: "en" },
    look: { text: look, lang: "en" },
    check: { text: check, lang: "en" },
    sinceYear,
    spots: spotsOf(id),
  }));

/** The copies that are met of a coin or bar. */
export const copiesOf = (copies: readonly CopyFact[]): MetalCopy[] =>
  copies.map(({ what, check }) => ({
    what: { text: what, lang: "en" },
    check: { text: check, lang: "en" },
  }));

/** The pages a record was compared with, as sources of its provenance. */
export const pagesOf = (pages: readonly PageFact[]): Provenance["sources"] =>
  pages.map(({ title, url }) => ({ label: title, url }));

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

/** The names of compared facts, each once. */
export const checkedWords = (fields: readonly string[]): string[] =>
  Object.entries(checkedNames).flatMap(([name, members]) =>
    members.some((member) => fields.includes(member)) ? [name] : [],
  );

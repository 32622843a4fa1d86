import type { DocumentFact, DocumentFacts, FeatureFact } from "./facts.ts";

/** The part of a document's fact that only its own page shows. */
export interface DocumentRecord {
  readonly localName: string;
  readonly languages: readonly string[];
  readonly emblem: string;
  readonly substrate: DocumentFact["substrate"];
  readonly cover: DocumentFact["cover"];
  readonly number: DocumentFact["numberPattern"];
  readonly numberPosition: string | null;
  readonly mrz: DocumentFact["mrz"];
  readonly fields: readonly { readonly key: string; readonly local: string; readonly en: string }[];
  readonly fieldsConfidence: "high" | "medium" | "low" | null;
  readonly features: readonly FeatureFact[];
  readonly commonForgeries: readonly string[];
  readonly remarks: DocumentFact["acceptance"];
  readonly firstIssuedNote: string | null;
}

/** The record of a fact, with the features of the library in place of references to it. */
export function recordOf(fact: DocumentFact, facts: DocumentFacts): DocumentRecord {
  const { dataPage } = fact;
  return {
    localName: fact.name.local,
    languages: dataPage?.languages ?? [],
    emblem: fact.emblem,
    substrate: fact.substrate,
    cover: fact.cover,
    number: fact.numberPattern,
    numberPosition: fact.numberPosition,
    mrz: fact.mrz,
    fields: (facts.fieldSets[dataPage?.fieldSetId ?? ""] ?? [])
      .toSorted((a, b) => a.order - b.order)
      .map(({ key, local, en }) => ({ key, local, en })),
    fieldsConfidence: dataPage?.labelsConfidence ?? null,
    features: featuresOf(fact, facts),
    commonForgeries: fact.commonForgeries ?? [],
    remarks: fact.acceptance,
    firstIssuedNote: fact.firstIssued?.note ?? null,
  };
}

/** The features of a document; one of the library keeps the id it has on the document. */
export function featuresOf(
  { securityFeatures }: DocumentFact,
  { featureLibrary }: Pick<DocumentFacts, "featureLibrary">,
): FeatureFact[] {
  const library = new Map(featureLibrary.map((feature) => [feature.id, feature]));
  return securityFeatures.flatMap((feature) => {
    if (!("ref" in feature)) return [feature];
    const shared = library.get(feature.ref);
    return shared === undefined ? [] : [{ ...shared, id: feature.id }];
  });
}

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

/**
 * The pages a record was compared with, and the members of its answer that were compared, each once.
 * `members` says which of them a compared fact is, where it has another name in the facts.
 */
export function checksOf(
  pages: readonly PageFact[],
  compared: readonly string[],
  members: Readonly<Record<string, readonly string[]>>,
): Checks {
  const fields = new Set(compared.flatMap((fact) => members[fact] ?? [fact]));
  return {
    sources: pages.map(({ title, lang, url }) => ({ label: title, lang, url })),
    checks: [...fields].map((field) => ({
      field,
      checkedOn: catalogueDay,
      sources: pages.map((_, index) => index),
    })),
  };
}

import type { DocumentFeature, FeatureBasis, Language } from "@specimen/api/contract";
import type { Lexicon } from "../../catalogue/lexicon.ts";
import { inOrderOfCheck } from "./check.ts";
import type { DrawnFeature } from "./draw/describe.ts";
import type { FeatureFact } from "./facts.ts";

/** Numbers of standards and of entries in the register of documents. */
const references =
  /PRADO(?: [A-Z]{3}-[A-Z]{1,2}-\d{5})?|\b(?:EU|EC) \d+\/\d+|\bDir\. \d+\/\d+\/EC|ICAO Doc 9303(?:-\d+)?|ISO\/IEC \d+(?:-\d+)?/g;

/** What a description rests on, read from the English words of the catalogue. */
export function basisOf(words: string): DocumentFeature["basis"] {
  const named = words.match(references) ?? [];
  return { kind: kindOfBasis(words, named), references: named };
}

function kindOfBasis(words: string, named: readonly string[]): FeatureBasis {
  if (words.startsWith("usual")) return "usual";
  if (words.includes("PRADO")) return "register";
  if (named.length > 0) return "standard";
  return words === "own knowledge" ? "unpublished" : "publication";
}

/** The name of a kind of feature. */
export const featureName = (lexicon: Lexicon, type: string, language: Language) =>
  lexicon.word("documentFeature", type, language) ?? { text: type, lang: "en" as const };

/** The features of a document in the order of the check, with their places on the drawn pages. */
export const featuresOf = (
  lexicon: Lexicon,
  features: readonly FeatureFact[],
  drawn: readonly DrawnFeature[],
  language: Language,
): DocumentFeature[] =>
  inOrderOfCheck(features).map(({ feature, check, tool, seconds }, index) => {
    const places = drawn.filter(({ id }) => id === feature.id);
    return {
      id: feature.id,
      number: index + 1,
      featureId: feature.type,
      name: featureName(lexicon, feature.type, language),
      check,
      tool,
      level: feature.level,
      light: places[0]?.light ?? "white",
      look: lexicon.text(feature.look, language),
      howTo: lexicon.text(feature.check, language),
      seconds,
      places: places.map(({ page, box, pin }) => ({ page, ...pin, box })),
      basis: basisOf(feature.basis),
    };
  });

import type { DocumentFeature, Language } from "@specimen/api/contract";
import type { Lexicon } from "../../catalogue/lexicon.ts";
import { inOrderOfCheck } from "./check.ts";
import type { DrawnFeature } from "./draw/describe.ts";
import type { FeatureFact } from "./facts.ts";

/** What a description rests on when it was not seen on the series. */
const standard = /\b(?:EU|EC|Dir\.|ICAO|ISO\/IEC)\b|^usual for/;

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
      basis: { label: feature.basis, isOfStandard: standard.test(feature.basis) },
    };
  });

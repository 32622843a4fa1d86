import * as z from "zod/mini";
import { FeatureCheck, FeatureLevel, FeatureTool } from "./identityDocumentParts.ts";
import { Confidence, CountryId, Language, LocalizedText, Source } from "./primitives.ts";
import { SearchHit } from "./search.ts";

const featureParts = {
  id: z.string(),
  name: LocalizedText,
  check: FeatureCheck,
  tool: FeatureTool,
  level: FeatureLevel,
  /** How many documents carry it. */
  documentCount: z.int(),
};

/** A kind of security feature in the list. */
export const SecurityFeatureSummary = z
  .object(featureParts)
  .register(z.globalRegistry, { id: "SecurityFeatureSummary" });
export type SecurityFeatureSummary = z.infer<typeof SecurityFeatureSummary>;

/** A kind of security feature: how it works, how it is checked, and what carries it. */
export const SecurityFeature = z
  .object({
    ...featureParts,
    definition: LocalizedText,
    howTo: LocalizedText,
    /** The entry of the glossary on it. */
    glossaryId: z.nullable(z.string()),
    /** Its name in each language it is known in. */
    names: z.array(z.object({ text: z.string(), lang: Language })),
    confidence: Confidence,
    /** Records with it, by area, only of areas the caller may read; `total` may exceed the hits. */
    carriers: z.array(
      z.object({
        area: z.enum(["identityDocuments", "banknotes"]),
        total: z.int(),
        hits: z.array(SearchHit),
      }),
    ),
    previousId: z.nullable(z.string()),
    nextId: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: "SecurityFeature" });
export type SecurityFeature = z.infer<typeof SecurityFeature>;

/** A name on papers that no state issues: a former or invented name of a state, or an own creation. */
export const FantasyName = z
  .object({
    id: z.string(),
    /** As it stands on the papers. */
    name: z.string(),
    /** The name in the reader’s language, where that is another. */
    translation: z.nullable(LocalizedText),
    /** camouflage: the former or misused name of a state; fantasy: a name of no state. */
    category: z.enum(["camouflage", "fantasy"]),
    kind: LocalizedText,
    /** The states of today that the name refers to. */
    statesToday: z.array(z.object({ countryId: CountryId, name: z.string() })),
    claimedPlace: z.nullable(LocalizedText),
    sinceYear: z.nullable(z.int()),
    note: z.nullable(LocalizedText),
    mrzCode: z.nullable(z.string()),
    confidence: Confidence,
    sources: z.array(Source),
  })
  .register(z.globalRegistry, { id: "FantasyName" });
export type FantasyName = z.infer<typeof FantasyName>;

/** Papers that exist and are often doubted. */
export const DoubtedPaper = z
  .object({
    id: z.string(),
    name: LocalizedText,
    note: LocalizedText,
    mrzCode: z.nullable(z.string()),
    /** Its country, where the catalogue has documents of it. */
    countryId: z.nullable(CountryId),
    /** Its records where the issuer is no country. */
    documentIds: z.array(z.string()),
    confidence: Confidence,
  })
  .register(z.globalRegistry, { id: "DoubtedPaper" });
export type DoubtedPaper = z.infer<typeof DoubtedPaper>;

import type { GlossaryEntry, LocalizedText } from "@specimen/api/contract";

const en = (text: string): LocalizedText => ({ text, lang: "en" });

/** Two terms. */
export const sampleGlossary: GlossaryEntry[] = [
  {
    id: "watermark",
    term: en("Watermark"),
    definition: en("An image formed by thickness differences in the paper."),
    confidence: "high",
  },
  {
    id: "foil",
    term: en("Foil"),
    definition: en("A thin metallic layer applied to the paper."),
    confidence: "medium",
  },
];

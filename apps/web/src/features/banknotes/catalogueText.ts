import type { LocalizedText } from "@specimen/api/contract";

/** A name as the catalogue has it in English alone, such as that of a series. */
export const catalogueText = (text: string): LocalizedText => ({ text, lang: "en" });

import type { LocalizedText } from "@specimen/api/contract";

/** Texts of a record that exist in English only. */
export const english = (text: string | null): LocalizedText | null =>
  text === null ? null : { text, lang: "en" };

import type { LocalizedText } from "@specimen/api/contract";

/** Words of a record that is kept in English. */
export const english = (text: string | null): LocalizedText | null =>
  text === null ? null : { text, lang: "en" };

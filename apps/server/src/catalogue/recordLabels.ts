import type { Language } from "@specimen/api/contract";
import type { Lexicon } from "./lexicon.ts";

/** Names of records, which are recorded in English, in a language by id. */
export const recordLabels = (
  lexicon: Pick<Lexicon, "text">,
  names: ReadonlyMap<string, string>,
  language: Language,
): ReadonlyMap<string, string> =>
  new Map([...names].map(([id, name]) => [id, lexicon.text(name, language).text]));

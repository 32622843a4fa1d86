import { type Language, languages } from "@specimen/api/contract";
import type { words } from "./tables.ts";

/**
 * Rows of the table `words` for one word. Words stand alone on the screen, so they begin with a
 * capital letter.
 */
export function wordRows(
  kind: string,
  key: string,
  wordIn: (language: Language) => string | null | undefined,
): (typeof words.$inferInsert)[] {
  return languages.flatMap((language) => {
    const word = wordIn(language);
    if (!word) return [];
    const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
    const text = first.toLocaleUpperCase(language) + word.slice(first.length);
    return [{ area: kind, key, language, text }];
  });
}

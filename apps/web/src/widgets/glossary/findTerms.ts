import type { GlossaryEntry } from "@specimen/api/contract";

/** Entries whose term or definition contains the text, without regard to case and accents. */
export function findTerms(entries: readonly GlossaryEntry[], text: string): GlossaryEntry[] {
  const wanted = bare(text.trim());
  return entries.filter(
    ({ term, definition }) =>
      bare(term.text).includes(wanted) || bare(definition.text).includes(wanted),
  );
}

const bare = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

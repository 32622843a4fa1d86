import { isSearchAnswer } from "@specimen/api/checks";
import type { SearchHit } from "@specimen/api/contract";
import type { Language } from "@specimen/core/language";
import type { Store } from "@specimen/core/ports";

const most = 5;

/** What one user opened from the search in one language; the words of hits are in that language. */
export interface Reader {
  readonly userId: string;
  readonly language: Language;
}

const keyOf = ({ userId, language }: Reader) => `recent-hits ${language} ${userId}`;

/** What was opened last, the newest first; what cannot be read counts as nothing. */
export function readRecent(store: Store, reader: Reader): readonly SearchHit[] {
  try {
    const hits: unknown = JSON.parse(store.read(keyOf(reader)) ?? "[]");
    const answer: unknown = { hits, isAlike: false, leftOut: [], unrecorded: [] };
    return isSearchAnswer(answer) ? answer.hits : [];
  } catch {
    return [];
  }
}

/** Puts a hit on top. */
export function keepRecent(store: Store, reader: Reader, hit: SearchHit): void {
  const others = readRecent(store, reader).filter(
    ({ kind, id }) => kind !== hit.kind || id !== hit.id,
  );
  store.write(keyOf(reader), JSON.stringify([hit, ...others].slice(0, most)));
}

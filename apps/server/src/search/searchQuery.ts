import type { Language, SearchHit } from "@specimen/api/contract";
import type { FindKeys, FoundName } from "./findNames.ts";
import type { ParsedText } from "./parseText.ts";
import type { WeightBounds } from "./weights.ts";

/** The words beside a weight, also as input of to_tsquery. */
interface Beside {
  readonly others: readonly string[];
  readonly query: string;
}

/** Input of a search source. */
export interface SearchQuery extends Omit<ParsedText, "weight"> {
  /** Names that match the words, the best first, of every area that the caller may read. */
  readonly names: readonly FoundName[];
  /** The words as input of to_tsquery; empty without words. */
  readonly query: string;
  /** The weight that was typed, with the words beside it as input of to_tsquery. */
  readonly weight: (WeightBounds & Beside) | null;
  /** Records of a kind by the words of their names. */
  readonly keys: FindKeys;
  readonly language: Language;
  readonly today: string;
}

/** A hit with its score: 100 and more for a code or an amount as typed. */
export interface Candidate {
  readonly hit: SearchHit;
  readonly score: number;
  /** What several areas have, such as a term: of hits about the same only the likeliest is given. */
  readonly about?: string;
}

/** Searches records. */
export type FindHits = (query: SearchQuery) => Promise<Candidate[]>;

/** The best fit of each thing of a kind among names. */
export function fitsOf(names: readonly FoundName[], wanted: string): ReadonlyMap<string, number> {
  const fits = new Map<string, number>();
  for (const { kind, key, fit } of names)
    if (kind === wanted && fit > (fits.get(key) ?? -Infinity)) fits.set(key, fit);
  return fits;
}

/** Members that most hits do not have. */
export const plainHit = {
  countryId: null,
  details: [],
  code: null,
  flagSrc: null,
  thumbnailSrc: null,
  status: null,
} satisfies Partial<SearchHit>;

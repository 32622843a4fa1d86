import type { Language, SearchHit } from "@specimen/api/contract";
import type { FoundName } from "./findNames.ts";
import type { Question } from "./parseQuestion.ts";

/** What the sources of a search are asked. */
export interface SearchQuery extends Question {
  /** Names that match the words, the best first, of every area the caller may read. */
  readonly names: readonly FoundName[];
  /** The words as a query for to_tsquery; empty where there are none. */
  readonly query: string;
  readonly language: Language;
  readonly today: string;
}

/** A hit with how likely it is meant: 100 and more for a code or an amount as typed. */
export interface Candidate {
  readonly hit: SearchHit;
  readonly score: number;
}

/** Looks for records. */
export type FindHits = (query: SearchQuery) => Promise<Candidate[]>;

/** Members of a hit that do not apply to most hits. */
export const plainHit = {
  countryId: null,
  details: [],
  code: null,
  flagSrc: null,
  thumbnailSrc: null,
  status: null,
} satisfies Partial<SearchHit>;

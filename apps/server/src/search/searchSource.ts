import type { Language, Permission, SearchHit } from "@specimen/api/contract";
import type { Facts } from "../catalogue/readFacts.ts";
import type { searchNames } from "./tables.ts";
import type { World } from "../areas/appContext.ts";
import type { FoundName } from "./findNames.ts";
import type { Question } from "./parseQuestion.ts";

/** A name or code to be found by; without a language it is a code. */
export type NameRow = Pick<typeof searchNames.$inferInsert, "kind" | "key" | "language" | "name">;

/** What an area is asked. */
export interface Asked extends Question {
  /** What goes by the words, the best first; of every area the caller may read. */
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

/** An area's part in the search over all areas. */
export interface SearchArea {
  /** Without it the area is not looked into. */
  readonly permission: Permission;
  /** The kinds of names it answers to, its own and those it shares. */
  readonly kinds: readonly string[];
  /** Its own names, written at import. */
  readonly names: (facts: Facts) => NameRow[];
  /** Prepares its queries. */
  readonly prepare: (world: World) => (asked: Asked) => Promise<Candidate[]>;
}

/** What does not apply to most hits. */
export const plainHit = {
  countryId: null,
  details: [],
  code: null,
  flagSrc: null,
  thumbnailSrc: null,
  status: null,
} satisfies Partial<SearchHit>;

import type { SearchHit } from "@specimen/api/contract";
import type { ParseKeys } from "i18next";
import type { ReactNode } from "react";

/** What an area makes of one kind of hit of the search over all areas. */
export interface SearchKind {
  /** Says what it is. */
  readonly word: Extract<ParseKeys, `search.kinds.${string}`>;
  /** Where it opens. */
  readonly path: (hit: SearchHit) => string;
  /** Stands where a hit has no picture. */
  readonly icon: ReactNode;
}

/** The kinds of hits an area opens, by the `kind` of the hit. */
export type SearchKinds = Readonly<Record<string, SearchKind>>;

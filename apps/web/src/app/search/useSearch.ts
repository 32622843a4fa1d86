import type { SearchHit } from "@specimen/api/contract";
import { defineQuery } from "@specimen/api/react";
import type { RecordKinds } from "../../areas/recordKinds.ts";
import { askedOf } from "./askedOf.ts";

/** Hits for what stands in the field, and how they stand to it. */
export interface Search {
  /** Of kinds that can be opened. */
  readonly hits: readonly SearchHit[];
  /** They are for words that are spelt alike. */
  readonly isAlike: boolean;
  /** Words that they do not have, nor anything else; empty for none. */
  readonly leftOut: string;
  /** Countries and currencies of which nothing is recorded. */
  readonly unrecorded: readonly string[];
  /** They belong to what was typed before. */
  readonly isStale: boolean;
  /** Also where nothing of what was typed may be sent: then nothing is found. */
  readonly isAnswered: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

const searchQuery = defineQuery("/search", {
  init: (q: string) => ({ params: { query: { q } } }),
  reread: "onReconnect",
});

/**
 * Asks as one types. Each text has its own answer in the cache, so an early answer that comes late
 * never stands under a later text; the former hits stay until the new ones are there.
 */
export function useSearch(typed: string, kinds: RecordKinds): Search {
  const q = askedOf(typed);
  const { data, error, isLoading, mutate } = searchQuery.useLatestData(q === "" ? null : q);
  const isAsked = q !== "" && error === undefined;
  return {
    hits: isAsked && data !== undefined ? data.hits.filter(({ kind }) => kind in kinds) : [],
    isAlike: isAsked && data?.isAlike === true,
    leftOut: isAsked && data !== undefined ? data.leftOut.join(" ") : "",
    unrecorded: isAsked && data !== undefined ? data.unrecorded : [],
    isStale: isLoading,
    isAnswered: q === "" || (isAsked && data !== undefined && !isLoading),
    error: q === "" ? undefined : error,
    retry: () => void mutate(),
  };
}

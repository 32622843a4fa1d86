import { usePage } from "../../../url/usePage.ts";
import { useSorting } from "../../../url/useSorting.ts";
import { sortKeys, useSearch } from "../queries.ts";
import { searchedFor } from "./searchedFor.ts";
import type { SearchFilter } from "./searchFilter.ts";

/** What a filter finds, as far as it is known. */
export interface SearchResults {
  /** The present answer; while it is awaited, the one before. */
  found: ReturnType<typeof useSearch>["data"];
  /** Why there is no answer. */
  error: ReturnType<typeof useSearch>["error"];
  isAwaited: boolean;
  retry: () => void;
}

/**
 * Asks for what the address says. Answers are kept by their question, so one that comes late is
 * never shown for another question.
 */
export function useSearchResults(filter: SearchFilter): SearchResults {
  const { page, pageSize } = usePage();
  const { asked } = useSorting(sortKeys);
  const query = { ...searchedFor(filter), page, pageSize, ...asked };
  const { data, error, mutate } = useSearch(query);
  const kept = useSearch(query, { keepPreviousData: true }).data;
  const hasFailed = data === undefined && error !== undefined;
  return {
    found: hasFailed ? undefined : (data ?? kept),
    error: hasFailed ? error : undefined,
    isAwaited: data === undefined && error === undefined,
    retry: () => void mutate(),
  };
}

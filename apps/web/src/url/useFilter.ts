import { readFilter, writeFilter, type Filter } from "@specimen/core/url";
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";

/**
 * A filter that lives in the query string under dotted keys: only what differs from `defaults` is
 * written, unrelated parameters stay. A change replaces the entry in the history. Hand in a
 * constant as `defaults`.
 */
export function useFilter<Shape extends Filter>(
  defaults: Shape,
): [filter: Shape, change: (next: Shape) => void] {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => readFilter(query, defaults), [query, defaults]);
  const change = useCallback(
    (next: Shape) => setQuery((now) => writeFilter(now, next, defaults), { replace: true }),
    [setQuery, defaults],
  );
  return [filter, change];
}

import { createOwnChanges } from "@specimen/core/editing";
import { readFilter, writeFilter, type Filter } from "@specimen/core/url";
import { startTransition, useCallback, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";

/**
 * A filter that lives in the query string under dotted keys: only what differs from `defaults` is
 * written, unrelated parameters stay. A change names what is to be different and replaces the entry
 * in the history; changes that follow each other faster than the screen is drawn add up. Hand in a
 * constant as `defaults`.
 */
export function useFilter<Shape extends Filter>(
  defaults: Shape,
): [filter: Shape, change: (part: Partial<Shape>) => void] {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => readFilter(query, defaults), [query, defaults]);
  const [written] = useState(() => createOwnChanges<string>());
  useEffect(() => void written.isOwn(query.toString()), [query, written]);
  const change = useCallback(
    (part: Partial<Shape>) => {
      const before = written.last() ?? query.toString();
      const next = writeFilter(before, { ...readFilter(before, defaults), ...part }, defaults);
      if (next.toString() === before) return;
      written.add(next.toString());
      // Behind the next letter: what is being typed is shown first.
      startTransition(() => setQuery(next, { replace: true }));
    },
    [query, setQuery, defaults, written],
  );
  return [filter, change];
}

import { readFilter, writeFilter, type Filter } from "@specimen/core/url";
import { startTransition, useCallback, useEffect, useMemo, useRef } from "react";
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
  // What was written and is not on screen yet, in the order of writing.
  const written = useRef<readonly string[]>([]);
  useEffect(() => {
    const place = written.current.indexOf(query.toString());
    written.current = place < 0 ? [] : written.current.slice(place + 1);
  }, [query]);
  const change = useCallback(
    (part: Partial<Shape>) => {
      const before = written.current.at(-1) ?? query.toString();
      const next = writeFilter(before, { ...readFilter(before, defaults), ...part }, defaults);
      if (next.toString() === before) return;
      written.current = [...written.current, next.toString()];
      // Behind the next letter: what is being typed is shown first.
      startTransition(() => setQuery(next, { replace: true }));
    },
    [query, setQuery, defaults],
  );
  return [filter, change];
}

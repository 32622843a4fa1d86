import { readFilter, writeFilter, writePage, type Filter } from "@specimen/core/url";
import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";

/** How long nothing is typed before the address follows, in ms; faster than one notices. */
const pause = 120;

/** A filter as it stands in the fields and in the address. */
export interface TypedFilter<Shape> {
  draft: Shape;
  filter: Shape;
  /** The address says what the fields say. */
  isSettled: boolean;
  /** Takes over what was typed or chosen; the other fields stay. */
  change: (part: Partial<Shape>) => void;
}

interface Typed<Shape> {
  draft: Shape;
  /** The filter of the address when it was last looked at. */
  seen: string;
  /** What was written into the address and has not arrived there yet, in the order of writing. */
  sent: readonly string[];
}

/**
 * A filter while it is being typed. The fields have every letter at once; the address follows when
 * the typing pauses, at page 1 and in place of its last entry. An address that changes by itself,
 * such as by going back, fills the fields. Hand in a constant as `defaults`.
 */
export function useTypedFilter<Shape extends Filter>(defaults: Shape): TypedFilter<Shape> {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => readFilter(query, defaults), [query, defaults]);
  const textOf = (shape: Shape) => writeFilter("", shape, defaults).toString();
  const address = textOf(filter);
  const [typed, setTyped] = useState<Typed<Shape>>({ draft: filter, seen: address, sent: [] });
  if (address !== typed.seen) {
    // What arrives of one's own must not take back what was typed since, however late it comes.
    const place = typed.sent.indexOf(address);
    const isOwn = place >= 0;
    setTyped({
      draft: isOwn ? typed.draft : filter,
      seen: address,
      sent: isOwn ? typed.sent.slice(place + 1) : [],
    });
  }
  const wanted = textOf(typed.draft);
  useEffect(() => {
    if (wanted === address) return;
    const timer = setTimeout(() => {
      setTyped((now) => ({ ...now, sent: [...now.sent, wanted] }));
      const next = writeFilter(writePage(query, { page: 1 }), typed.draft, defaults);
      setQuery(next, { replace: true, preventScrollReset: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [wanted, address, query, setQuery, typed.draft, defaults]);
  const change = (part: Partial<Shape>) =>
    setTyped((now) => ({ ...now, draft: { ...now.draft, ...part } }));
  return { draft: typed.draft, filter, isSettled: wanted === address, change };
}

import { startTransition, useEffect, useId, useState } from "react";
import { useLocation, useNavigationType, useSearchParams, type Location } from "react-router-dom";
import type { UrlChange, UrlSchema, UrlTexts } from "./urlSchema.ts";

/** Values of the query string, as the screen has them and as the address has them. */
export interface UrlState<State> {
  /** What the fields say; a change shows here at once. */
  readonly state: State;
  /** What the address says. */
  readonly settled: State;
  /** Whether the address says what the fields say. */
  readonly isSettled: boolean;
  /** What stands in the fields, also where it does not fit. */
  readonly texts: UrlTexts;
  /** Changes values; the others stay. */
  readonly change: (part: UrlChange<State>) => void;
  /** Takes over what was typed into some fields. */
  readonly type: (typed: UrlTexts) => void;
  /** Takes the values of some fields, named by their keys, back to their defaults. */
  readonly clear: (keys: readonly string[]) => void;
}

export interface UrlStateOptions {
  /** Milliseconds without a change after which the address follows. */
  debounce?: number;
  /** A change is a step of its own, which going back takes back. */
  isStep?: boolean;
}

interface Draft {
  texts: UrlTexts;
  /** The address it was made on; see {@link originOf}. */
  origin: string;
  /** What the address said of these fields then. */
  base: string;
}

/** The state of a history entry that was written here. */
interface Written {
  writer: string;
  origin: string;
}

/**
 * Names the address that somebody came to by other means than a change of fields: what is written
 * from fields, which may arrive late, has the origin of the address it was written on.
 */
function originOf(key: string, written: Written | null): string {
  return written?.origin ?? key;
}

/** What was written from fields at an address; null where somebody came to it by other means. */
function writtenAt({ state }: Location, isGoing: boolean): Written | null {
  const written = state as Written | null;
  return isGoing || written?.writer === undefined ? null : written;
}

/**
 * The way to the query string; only the calendar, which comes without Zod, has its own. A change
 * shows at once; the address follows when nothing has changed for `debounce` ms, in place of its last
 * entry unless it is a step. An address that changes by other means, such as by going back, is taken
 * over; one's own change that arrives late takes back nothing, nor does one that others on the page
 * make to other fields. Hand in a constant as `schema`.
 */
export function useUrlState<State>(
  schema: UrlSchema<State>,
  { debounce = 0, isStep = false }: UrlStateOptions = {},
): UrlState<State> {
  const [query, setQuery] = useSearchParams();
  const given = schema.textsOf(query);
  const address = schema.write("", given).toString();
  const writer = useId();
  const location = useLocation();
  const isGoing = useNavigationType() === "POP";
  const written = writtenAt(location, isGoing);
  const origin = originOf(location.key, written);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [entry, setEntry] = useState(location.key);
  if (entry !== location.key) {
    setEntry(location.key);
    // Also one that began at the entry one goes back to, and would be written there once more.
    if (isGoing) setDraft(null);
  }
  const isKept = (made: Draft | null): made is Draft =>
    made?.origin === origin &&
    (written?.writer === writer ||
      address === made.base ||
      address === schema.write("", made.texts).toString());
  const texts = isKept(draft) ? draft.texts : given;
  const wanted = schema.write("", texts).toString();
  useEffect(() => {
    if (wanted === address) return undefined;
    const write = () => {
      const state: Written = { writer, origin };
      const next = schema.write(query, schema.textsOf(wanted));
      // Behind the next letter: what is being typed is shown first.
      startTransition(() => setQuery(next, { replace: !isStep, preventScrollReset: true, state }));
    };
    if (debounce === 0) {
      write();
      return undefined;
    }
    const timer = setTimeout(write, debounce);
    return () => clearTimeout(timer);
  }, [schema, debounce, isStep, writer, origin, wanted, address, query, setQuery]);

  const update = (next: (texts: UrlTexts) => UrlTexts) =>
    setDraft((now) => ({ origin, base: address, texts: next(isKept(now) ? now.texts : given) }));
  return {
    state: schema.parse(texts),
    settled: schema.parse(given),
    isSettled: wanted === address,
    texts,
    change: (part) => update((now) => schema.merge(now, part)),
    type: (typed) => update((now) => schema.type(now, typed)),
    clear: (keys) => update((now) => schema.clear(now, keys)),
  };
}

/** A path with a query string, which may be empty. */
export const hrefWith = (pathname: string, query: URLSearchParams): string => {
  const text = query.toString();
  return text === "" ? pathname : `${pathname}?${text}`;
};

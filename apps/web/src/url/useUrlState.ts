import { startTransition, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
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
  /** Takes over the text of a field, named by its key. */
  readonly type: (key: string, text: string) => void;
  /** Takes the values of some fields, named by their keys, back to their defaults. */
  readonly clear: (keys: readonly string[]) => void;
}

interface Draft {
  texts: UrlTexts;
  /** The values in the address when it was last looked at, as a query string. */
  seen: string;
  /** What was written into the address and has not arrived there yet, in the order of writing. */
  sent: readonly string[];
}

/**
 * The only way to the query string. A change shows at once; the address follows when nothing has
 * changed for `debounce` ms, in place of its last entry. An address that changes by other means,
 * such as by going back, is taken over. Hand in a constant as `schema`.
 */
export function useUrlState<State>(
  schema: UrlSchema<State>,
  { debounce = 0 }: { debounce?: number } = {},
): UrlState<State> {
  const [query, setQuery] = useSearchParams();
  const given = schema.textsOf(query);
  const address = schema.write("", given).toString();
  const [draft, setDraft] = useState<Draft>({ texts: given, seen: address, sent: [] });
  if (address !== draft.seen) {
    // A change of one's own that arrives late takes back nothing that was changed since.
    const place = draft.sent.indexOf(address);
    setDraft({
      texts: place < 0 ? given : draft.texts,
      seen: address,
      sent: place < 0 ? [] : draft.sent.slice(place + 1),
    });
  }
  const wanted = schema.write("", draft.texts).toString();
  useEffect(() => {
    if (wanted === address) return undefined;
    const write = () => {
      setDraft((now) => ({ ...now, sent: [...now.sent, wanted] }));
      const next = schema.write(query, schema.textsOf(wanted));
      // Behind the next letter: what is being typed is shown first.
      startTransition(() => setQuery(next, { replace: true, preventScrollReset: true }));
    };
    if (debounce === 0) {
      write();
      return undefined;
    }
    const timer = setTimeout(write, debounce);
    return () => clearTimeout(timer);
  }, [schema, debounce, wanted, address, query, setQuery]);

  const update = (next: (texts: UrlTexts) => UrlTexts) =>
    setDraft((now) => ({ ...now, texts: next(now.texts) }));
  return {
    state: schema.parse(draft.texts),
    settled: schema.parse(given),
    isSettled: wanted === address,
    texts: draft.texts,
    change: (part) => update((texts) => schema.merge(texts, part)),
    type: (key, text) => update((texts) => schema.type(texts, key, text)),
    clear: (keys) => update((texts) => schema.clear(texts, keys)),
  };
}

/** A path with a query string, which may be empty. */
export const hrefWith = (pathname: string, query: URLSearchParams): string => {
  const text = query.toString();
  return text === "" ? pathname : `${pathname}?${text}`;
};

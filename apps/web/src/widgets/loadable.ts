import { useEffect, useState } from "react";

/** Something that is loaded when it is needed, such as the code of a screen. */
export interface Loadable<Value> {
  /** What has been loaded. */
  readonly known: () => Value | undefined;
  /** Loads it once. After a failure the next call tries again. */
  readonly load: () => Promise<Value>;
}

/** Remembers what `read` gives, and shares one call of it while it is under way. */
export function loadable<Value extends object>(read: () => Promise<Value>): Loadable<Value> {
  let value: Value | undefined;
  let loading: Promise<Value> | undefined;
  const remember = (loaded: Value) => {
    value = loaded;
    return loaded;
  };
  const forget = (error: unknown) => {
    loading = undefined;
    throw error;
  };
  return {
    known: () => value,
    load: () => (loading ??= read().then(remember).catch(forget)),
  };
}

type Outcome<Value> = { value: Value } | { failure: unknown };

/** How it stands with a {@link Loadable}; null while it loads. */
export type Loaded<Value> = { value: Value } | { failure: unknown; retry: () => void } | null;

/**
 * Loads a part for a component. What is known is there in the first render: `React.lazy` would
 * suspend once more, which React does not reveal before 300 ms have passed, and it never forgets a
 * failure. The first `part` is kept.
 */
export function useLoadable<Value extends object>(part: Loadable<Value>): Loaded<Value> {
  const [state, setState] = useState<Outcome<Value> | null>(() => {
    const value = part.known();
    return value === undefined ? null : { value };
  });
  useEffect(() => {
    if (state !== null) return undefined;
    let isMounted = true;
    const set = (next: Outcome<Value>) => {
      if (isMounted) setState(next);
    };
    part.load().then(
      (value) => set({ value }),
      (failure: unknown) => set({ failure }),
    );
    return () => {
      isMounted = false;
    };
  }, [part, state]);
  if (state === null || "value" in state) return state;
  return { failure: state.failure, retry: () => setState(null) };
}

import { useSyncExternalStore } from "react";

/** A value outside React that components follow: the same one until something differs. */
export interface Readable<Value> {
  readonly get: () => Value;
  /** Calls back on each change; gives a function that ends it. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** A {@link Readable} that is set from outside. */
export interface Writable<Value> extends Readable<Value> {
  readonly set: (value: Value) => void;
}

/** Calls back those who listen; gives a function that ends it. */
export interface Signal<Told> {
  readonly listen: (told: (value: Told) => void) => () => void;
  readonly tell: (value: Told) => void;
}

/** Something that happens now and then. */
export function createSignal<Told = void>(): Signal<Told> {
  const listeners = new Set<{ told: (value: Told) => void }>();
  return {
    listen: (told) => {
      // Whoever listens twice is told twice.
      const listener = { told };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (value) => {
      for (const { told } of listeners) told(value);
    },
  };
}

/** A value that is set from outside. */
export function createValue<Value>(initial: Value): Writable<Value> {
  let value = initial;
  const { listen, tell } = createSignal();
  return {
    get: () => value,
    subscribe: listen,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      tell();
    },
  };
}

/** A value that never changes. */
export const constant = <Value>(value: Value): Readable<Value> => ({
  get: () => value,
  subscribe: () => () => undefined,
});

/** The value now; the component is drawn again when it changes. */
export const useReadable = <Value>({ subscribe, get }: Readable<Value>): Value =>
  useSyncExternalStore(subscribe, get);

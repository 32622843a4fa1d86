import { shallowEqual } from "@xstate/react";
import { useSyncExternalStore } from "react";
import { createActor, fromTransition } from "xstate";

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

interface Observed<Snapshot> {
  getSnapshot: () => Snapshot;
  subscribe: (observer: (snapshot: Snapshot) => void) => { unsubscribe: () => void };
}

/** What a component reads of an actor. */
export function viewOf<Snapshot, View>(
  actor: Observed<Snapshot>,
  view: (snapshot: Snapshot) => View,
): Readable<View> {
  let known = view(actor.getSnapshot());
  return {
    get: () => {
      const next = view(actor.getSnapshot());
      if (!shallowEqual(known, next)) known = next;
      return known;
    },
    subscribe: (onChange) => {
      const subscription = actor.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
  };
}

/** A value that is kept in an actor of its own. */
export function createValue<Value>(initial: Value): Writable<Value> {
  const logic = fromTransition(
    (_: Value, event: { type: "set"; value: Value }) => event.value,
    initial,
  );
  const actor = createActor(logic).start();
  return {
    ...viewOf(actor, ({ context }) => context),
    set: (value) => actor.send({ type: "set", value }),
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

import { shallowEqual } from "@xstate/react";
import type { Readable } from "./readable.ts";

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

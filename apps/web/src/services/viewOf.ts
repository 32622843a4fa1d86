import { isAlike } from "./isAlike.ts";
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
  let seen = actor.getSnapshot();
  let known = view(seen);
  return {
    get: () => {
      const snapshot = actor.getSnapshot();
      // Everybody who follows the view asks at each drawing; a snapshot never changes.
      if (snapshot === seen) return known;
      seen = snapshot;
      const next = view(snapshot);
      if (!isAlike(known, next)) known = next;
      return known;
    },
    subscribe: (onChange) => {
      const subscription = actor.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
  };
}

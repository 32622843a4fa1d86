/**
 * Tells what was changed here from what others changed, where both come back from one place, such as
 * an address or the values of a form: one's own change that comes back late takes back nothing that
 * was done since.
 */
export interface OwnChanges<Value> {
  /** Notes a change that is made here. */
  add(value: Value): void;
  /** Whether what has come back was changed here; what was changed before it does not come any more. */
  isOwn(value: Value): boolean;
}

/** Begins without a change; values are the same by `isSame`. */
export function createOwnChanges<Value>(
  isSame: (one: Value, other: Value) => boolean = Object.is,
): OwnChanges<Value> {
  let awaited: readonly Value[] = [];
  return {
    add(value) {
      awaited = [...awaited, value];
    },
    isOwn(value) {
      const place = awaited.findIndex((each) => isSame(each, value));
      awaited = place < 0 ? [] : awaited.slice(place + 1);
      return place >= 0;
    },
  };
}

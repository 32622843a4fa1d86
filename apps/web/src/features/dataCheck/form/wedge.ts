/** Keys that have come so far, how many, and when the first and the last one did. */
export interface Wedge {
  readonly text: string;
  readonly count: number;
  readonly since: number;
  readonly at: number;
  /** What was scanned, once it has a line, and with each key that goes on with it. */
  readonly scanned: string | null;
}

/** Before the first key. */
export const noKeys: Wedge = { text: "", count: 0, since: 0, at: 0, scanned: null };

/** Nobody types so fast: milliseconds between two keys of a scanner, on average. */
const scannerKeyGap = 40;
/** A busy machine or a remote desktop lets some keys come later. A zone is whole when none comes for so long. */
export const longestPause = 200;
/** A zone with less is none. */
const leastZoneLength = 28;

/** Whether a scanner, as it is set up, ends a line with this key. */
export const endsLine = (key: string): boolean => key === "Enter" || key === "Tab";

/**
 * Tells a keyboard-wedge scanner from a person: keys that follow one another faster than anybody types,
 * ended by Enter or Tab. `key` is that of a keyboard event, `at` its time in milliseconds.
 */
export function withKey(before: Wedge, key: string, at: number): Wedge {
  const isEnd = endsLine(key);
  if (!isEnd && key.length !== 1) return { ...before, at, scanned: null };
  const isFast =
    at - before.at <= longestPause && at - before.since <= scannerKeyGap * before.count;
  const run = isFast ? before : { ...noKeys, since: at };
  if (isEnd && run.text.length < leastZoneLength) return { ...noKeys, at };
  const text = run.text + (isEnd ? "\n" : key);
  const scanned = text.includes("\n") ? text.trim() : null;
  return { text, count: run.count + 1, since: run.since, at, scanned };
}

/** Keys that have come so far, and when the last one did. */
export interface Wedge {
  readonly text: string;
  readonly at: number;
  /** What was scanned, once it is whole. */
  readonly scanned: string | null;
}

/** Before the first key. */
export const noKeys: Wedge = { text: "", at: 0, scanned: null };

/** Nobody types so fast: milliseconds between two keys of a scanner. */
const scannerKeyGap = 40;
/** A zone with less is none. */
const leastZoneLength = 28;
/** A scanner ends each line; the zone is whole when nothing follows for so long. */
export const scanPause = 120;

/** What scanners end a line with, as they are set up. */
const lineEnds = ["Enter", "Tab"];

/**
 * Tells a keyboard-wedge scanner from a person: keys that follow one another faster than anybody types,
 * ended by Enter or Tab. `key` is that of a keyboard event, `at` its time in milliseconds.
 */
export function withKey({ text, at: before }: Wedge, key: string, at: number): Wedge {
  const isFast = at - before <= scannerKeyGap;
  if (lineEnds.includes(key)) {
    const isScan = isFast && text.length >= leastZoneLength;
    return { text: isScan ? `${text}\n` : "", at, scanned: isScan ? text.trim() : null };
  }
  if (key.length !== 1) return { text, at, scanned: null };
  return { text: isFast ? text + key : key, at, scanned: null };
}

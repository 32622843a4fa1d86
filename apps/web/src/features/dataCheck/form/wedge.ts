/** A key that was pressed, and when, in milliseconds. */
export interface Press extends Pick<KeyboardEvent, "key" | "code" | "shiftKey"> {
  readonly at: number;
}

/** What a scanner sent, its lines parted by line feeds. */
export interface Scan {
  /** As this computer's keyboard layout has the keys. */
  readonly text: string;
  /** As that of the United States has them, which most scanners are delivered with. */
  readonly usText: string;
}

/** Keys that have come so far, how many, and when the first and the last one did. */
export interface Wedge extends Scan {
  readonly count: number;
  readonly since: number;
  readonly at: number;
  /** What was scanned, once it has a line, and with each key that goes on with it. */
  readonly scanned: Scan | null;
}

/** Before the first key. */
export const noKeys: Wedge = { text: "", usText: "", count: 0, since: 0, at: 0, scanned: null };

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
 * ended by Enter or Tab.
 */
export function withKey(before: Wedge, { key, code, shiftKey, at }: Press): Wedge {
  const isEnd = endsLine(key);
  if (!isEnd && key.length !== 1) return { ...before, at, scanned: null };
  const isFast =
    at - before.at <= longestPause && at - before.since <= scannerKeyGap * before.count;
  const run = isFast ? before : { ...noKeys, since: at };
  if (isEnd && run.text.length < leastZoneLength) return { ...noKeys, at };
  const scan: Scan = {
    text: run.text + (isEnd ? "\n" : key),
    usText: run.usText + (isEnd ? "\n" : usCharacter(code, shiftKey)),
  };
  const scanned = scan.text.includes("\n") ? scan : null;
  return { ...scan, count: run.count + 1, since: run.since, at, scanned };
}

/** The character of a zone that a key has in the United States, or a sign that no zone has. */
function usCharacter(code: string, shiftKey: boolean): string {
  if (code === "Comma" && shiftKey) return "<";
  const [, letter, digit] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code) ?? [];
  return letter ?? (shiftKey ? undefined : digit) ?? "\uFFFD";
}

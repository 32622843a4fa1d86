/** A key of a scanner, as the page has it. */
export type ScannerKey = Pick<KeyboardEventInit, "key" | "code" | "shiftKey">;

/** Between two keys, in ms. */
const gap = 8;

/** How long after now the first key comes: what was typed just before is not the scanner's. */
const startsAfter = 300;

/**
 * A keyboard-wedge scanner. Its keys have the times at which it sent them: on a busy machine they are
 * made as slowly as a person types.
 */
export function makeScanner(target: HTMLElement = document.body) {
  let at = performance.now() + startsAfter;
  /** Sends keys, all at once; returns at how many of them the browser does what it does at such a key. */
  return function send(keys: readonly ScannerKey[]): number {
    return keys.filter((key) => {
      const event = new KeyboardEvent("keydown", { ...key, bubbles: true, cancelable: true });
      at += gap;
      Object.defineProperty(event, "timeStamp", { value: at });
      return target.dispatchEvent(event);
    }).length;
  };
}

/** The keys of lines as this computer's own layout has them, each line ended by a key. */
export const keysOf = (lines: readonly string[], end = "Enter"): readonly ScannerKey[] =>
  lines.flatMap((line) => [...line, end]).map((key) => ({ key }));

const germanKeys: Readonly<Record<string, string>> = { "<": ";", Y: "Z", Z: "Y" };

/** The keys of lines as a German computer has those of a scanner that is set to the United States. */
export const germanKeysOf = (lines: readonly string[]): readonly ScannerKey[] =>
  lines.flatMap((line) => [
    ...[...line].map((character) => ({
      key: germanKeys[character] ?? character,
      code: character === "<" ? "Comma" : `${/\d/.test(character) ? "Digit" : "Key"}${character}`,
      shiftKey: /[^0-9]/.test(character),
    })),
    { key: "Enter", code: "Enter" },
  ]);

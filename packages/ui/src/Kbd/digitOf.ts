type Pressed = Pick<KeyboardEvent, "key" | "code" | "shiftKey">;

/**
 * The digit that a key stands for, or an empty text. The French layout types a digit of the upper row
 * with Shift, the Lithuanian with AltGr; here the key alone counts as its digit as well.
 */
export function digitOf({ key, code, shiftKey }: Pressed): string {
  if (/^\d$/.test(key)) return key;
  return (!shiftKey && /^Digit(\d)$/.exec(code)?.[1]) || "";
}

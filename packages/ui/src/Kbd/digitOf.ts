type Pressed = Pick<KeyboardEvent, "key" | "code" | "shiftKey">;

/**
 * The digit on a key, or what the key types. The French layout types a digit of the upper row with
 * Shift, the Lithuanian with AltGr; here the key alone counts as its digit as well.
 */
export const digitOf = ({ key, code, shiftKey }: Pressed): string =>
  (!shiftKey && /^Digit(\d)$/.exec(code)?.[1]) || key;

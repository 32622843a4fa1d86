/** Two sides where both were given at once, such as `129x71`, `129*71` or `129 × 71 mm`. */
export function sidesIn(typed: string): readonly [first: string, second: string] | null {
  const found = /^\s*([\d.,]+)\s*[x×*/]\s*([\d.,]*)\s*(?:mm)?\s*$/i.exec(typed);
  return found === null ? null : [found[1] ?? "", found[2] ?? ""];
}

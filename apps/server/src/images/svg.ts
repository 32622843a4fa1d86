/** Attributes of an element; undefined ones are omitted. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One SVG element as text; numbers keep two decimals, values are escaped, children are markup. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  let start = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined)
      start += ` ${key}="${typeof value === "number" ? short(value) : escapeText(value)}"`;
  }
  const inner = children.join("");
  return inner === "" ? `${start}/>` : `${start}>${inner}</${name}>`;
}

/** A number with at most two decimals and no leading zero. */
export function short(value: number): string {
  const rounded = Math.round(value * 100) / 100 + 0;
  const digits = String(rounded);
  if (rounded >= 1 || rounded <= -1 || rounded === 0) return digits;
  return digits.replace("0.", ".");
}

/** Text escaped for an element or a quoted attribute. Source: XML 1.0, 2.4. */
export function escapeText(text: string): string {
  // Most are outlines, as long as they are plain.
  if (!/[&<>"]/.test(text)) return text;
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** `translate(x y)`, optionally with a scale or a rotation in degrees. */
export function at(x: number, y: number, { scale = 1, turn = 0 } = {}): string {
  const turned = turn === 0 ? "" : ` rotate(${short(turn)})`;
  const scaled = scale === 1 ? "" : ` scale(${String(Math.round(scale * 1e4) / 1e4)})`;
  return `translate(${short(x)} ${short(y)})${turned}${scaled}`;
}

import { expect } from "vitest";

/** Bytes a drawing may have on each level of detail. */
export const drawingBudget = { list: 8192, screen: 26_624, full: 61_440 } as const;

/** What is wrong with the markup of a drawing, in words; empty when nothing is. */
export function faultsOf(drawing: string, detail: keyof typeof drawingBudget): string[] {
  const faults: string[] = [];
  const size = Buffer.byteLength(drawing);
  if (size > drawingBudget[detail]) faults.push(`${size} bytes`);
  const strange = /NaN|undefined|Infinity|null|<(?:script|image|foreignObject|style)\b/.exec(
    drawing,
  );
  if (strange) faults.push(`${strange[0]} at ${strange.index}`);
  const ids = [...drawing.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
  if (new Set(ids).size !== ids.length) faults.push("an id twice");
  const known = new Set(ids);
  for (const [, id] of drawing.matchAll(/(?:href="|url\()#(\w+)/g))
    if (!known.has(id)) faults.push(`nothing has the id ${id}`);
  if (/https?:(?!\/\/www\.w3\.org\/2000\/svg")/.test(drawing)) faults.push("an address");
  return faults;
}

/** Whether a drawing says that it is a specimen and carries the word. */
export function expectSpecimen(drawing: string): void {
  expect(drawing).toContain("<title>SPECIMEN");
  expect(drawing).toContain('data-layer="specimen"');
}

/**
 * Lines of words that leave the drawing, in a drawing without nested places: live text by the
 * length written in it, outlined and machine letters by their last letter.
 */
export function wordsOutside(drawing: string): string[] {
  const [, across = "0", down = "0"] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing) ?? [];
  const [, by] = /<\/defs><g transform="translate\(0 0\) scale\(([\d.]+)\)"/.exec(drawing) ?? [];
  const scale = Number(by ?? 1);
  const [width, height] = [Number(across) / scale, Number(down) / scale];
  const isInside = (from: number, to: number, y: number) =>
    from >= -1 && to <= width + 1 && y > 0 && y <= height + 1;
  const outside: string[] = [];
  for (const [, attributes = "", text = ""] of drawing.matchAll(/<text ([^>]*)>([^<]*)</g)) {
    const read = (name: string) =>
      Number(new RegExp(`(?<![\\w-])${name}="([-\\d.]+)"`).exec(attributes)?.[1] ?? 0);
    const length = read("textLength");
    const anchor = /anchor="(\w+)"/.exec(attributes)?.[1] ?? "start";
    const start = read("x") - length * { start: 0, middle: 0.5, end: 1 }[anchor as "start"];
    if (attributes.includes("rotate(")) continue;
    if (!isInside(start, start + length, read("y"))) outside.push(text);
  }
  for (const [markup, x, y, size, path = ""] of drawing.matchAll(
    /<(?:g|path) (?:id="\w+" )?transform="translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)"(?: d="([^"]+)"| fill="[^"]+"[^>]*>(?:<use [^>]*\/>)+)/g,
  )) {
    const places =
      path === "" ? markup.matchAll(/<use [^>]*?(?: x="(\d+)")?\/>/g) : path.matchAll(/M(\d+)/g);
    const last = Math.max(0, ...[...places].map(([, place = "0"]) => Number(place)));
    const end = Number(x) + (last + (path === "" ? 12 : 2)) * Number(size);
    if (!isInside(Number(x), end, Number(y))) outside.push(markup.slice(0, 80));
  }
  return outside;
}

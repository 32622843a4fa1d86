import { isIn, outline, placed, spaced } from "./lettering.ts";
import type { Face, Placement } from "./lettering.ts";
import type { Box } from "./layout.ts";
import { type Attributes, element, escapeText } from "./svg.ts";
import type { Canvas } from "./canvas.ts";

/**
 * A line whose letters are kept once and used again: shorter than one outline for a drawing with
 * many words.
 */
function glyphLine(
  canvas: Canvas,
  text: string,
  face: Face,
  placement: Placement,
  attributes: Attributes,
): string {
  const line = spaced(text, face);
  const uses = line.letters.map(({ x, contours }) => {
    const glyph = canvas.define((id) => element("path", { id, d: outline(contours) }));
    return element("use", { href: `#${glyph}`, x: x === 0 ? undefined : x });
  });
  return element("g", { transform: placed(line, placement), ...attributes }, ...uses);
}

/** Length of a line with capitals of height 1. */
export function lineLength(text: string): number {
  if (!isIn("text", text)) return systemLength(text) / capitalOfSystem;
  const { length, capital } = spaced(text, "text");
  return length / capital;
}

/** Where a line stands and how long it may be at most. */
export interface LinePlace extends Placement {
  readonly most: number;
}

/**
 * One line of words in outlines, smaller where it would be too long; a script that the typeface
 * lacks is set by the reader's own fonts, at the length that is kept for it.
 */
export function words(
  canvas: Canvas,
  text: string,
  place: LinePlace,
  attributes: Attributes,
): string {
  const height = Math.min(place.height, place.most / Math.max(0.01, lineLength(text)));
  return isIn("text", text) && (canvas.fine.hasMicroprint || height > canvas.short * leastOutlined)
    ? glyphLine(canvas, text, canvas.fine.letters, { ...place, height }, attributes)
    : smallPrint(text, { ...place, height }, attributes);
}

/** Share of the shorter side below which outlines of capitals are not worth their bytes on a screen. */
const leastOutlined = 0.0175;

/** A line in the reader's own sans serif, for print too small to be worth outlines. */
export function smallPrint(text: string, place: LinePlace, attributes: Attributes): string {
  const size = place.height / capitalOfSystem;
  const length = Math.min(place.most, systemLength(text) * size);
  return element(
    "text",
    {
      x: Math.round(place.x),
      y: Math.round(place.y),
      transform:
        place.turn === undefined
          ? undefined
          : `rotate(${place.turn} ${Math.round(place.x)} ${Math.round(place.y)})`,
      "font-size": Math.round(Math.min(size, place.most / systemLength(text)) * 10) / 10,
      "text-anchor": place.anchor === "start" ? undefined : place.anchor,
      textLength: Math.round(length),
      // Letters of other scripts may join: they are stretched, not spaced.
      lengthAdjust: isIn("text", text) ? undefined : "spacingAndGlyphs",
      ...attributes,
    },
    escapeText(text),
  );
}

/** Words in as many lines as make them largest in a box, set from its upper left corner. */
export function paragraph(
  canvas: Canvas,
  text: string,
  box: Box,
  { most, anchor = "start" }: { readonly most: number; readonly anchor?: "start" | "middle" },
  attributes: Attributes,
): string {
  const parts = text.split(/\s*\/\s*/).flatMap(byScript);
  const { lines, height } = largest(parts, box, most);
  const pitch = height * leading;
  const top = anchor === "middle" ? (box.height - pitch * (lines.length - 1) - height) / 2 : 0;
  return lines
    .map((line, index) =>
      words(
        canvas,
        line,
        {
          x: anchor === "middle" ? box.x + box.width / 2 : box.x,
          y: box.y + top + height + index * pitch,
          height,
          anchor,
          most: box.width,
        },
        attributes,
      ),
    )
    .join("");
}

/** From baseline to baseline as a multiple of a capital. */
const leading = 1.55;

/** The breaking that gives the largest capital, and that capital. */
function largest(parts: readonly string[], box: Box, most: number) {
  let best = { lines: [...parts], height: 0 };
  let broken = "";
  for (let width = 60; width >= 6; width--) {
    const lines = parts.flatMap((part) => wrap(part, width));
    const before = broken;
    broken = lines.join("\n");
    // Most widths break as the one before does.
    if (broken === before) continue;
    const longest = Math.max(...lines.map(lineLength));
    const height = Math.min(
      most,
      box.width / longest,
      box.height / (1 + (lines.length - 1) * leading),
    );
    if (height > best.height * 1.001) best = { lines, height };
  }
  return best;
}

/** Words in lines of at most `most` letters; a longer word stays whole. */
export function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A text parted where Latin meets another script. */
function byScript(text: string): string[] {
  const parts: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = parts.at(-1);
    if (last !== undefined && isIn("text", last) === isIn("text", word))
      parts[parts.length - 1] = `${last} ${word}`;
    else parts.push(word);
  }
  return parts;
}

/** Height of a capital in a usual sans serif, as a share of the em. */
const capitalOfSystem = 0.72;

/** About how long a usual sans serif sets a text, in em. */
function systemLength(text: string): number {
  let length = 0;
  for (const character of text) length += widthOf(character);
  return Math.max(0.1, length);
}

const widths: readonly (readonly [RegExp, number])[] = [
  [/\p{M}/u, 0],
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]/u, 1],
  [/\p{sc=Arabic}/u, 0.5],
  [/[\p{sc=Hebrew}\p{sc=Thai}]/u, 0.55],
  [/[\p{sc=Devanagari}\p{sc=Bengali}]/u, 0.68],
  [/[ .,;:'’()/|iljt-]/u, 0.29],
  [/[MWmwЖШЩФЮжшщфюмМ]/u, 0.85],
  [/\p{Lu}/u, 0.69],
];

function widthOf(character: string): number {
  return widths.find(([kind]) => kind.test(character))?.[1] ?? 0.56;
}

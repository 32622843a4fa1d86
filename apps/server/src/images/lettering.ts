import glyphs from "./glyphs.json" with { type: "json" };
import { at, element, type Attributes } from "./svg.ts";

/**
 * `bold` has figures and the letters of SPECIMEN, `small` the same in coarser and shorter outlines
 * that are to be filled only, `text` the letters of Latin script.
 */
export type Face = "bold" | "small" | "text";

interface Typeface {
  readonly em: number;
  readonly glyphs: Readonly<Record<string, readonly (string | number)[] | undefined>>;
}

/** A line of letters as one outline, its baseline from 0,0 in units of the face. */
export interface Lettering {
  readonly path: string;
  /** Length of the line in units of the face. */
  readonly length: number;
  /** Units to the height of a capital. */
  readonly capital: number;
}

const faces: Readonly<Record<Face, Typeface>> = glyphs;

/** Capitals are this share of the em in Instrument Sans. */
const capitalShare = 0.72;

/** Sets a line; `tracking` is extra space after each letter as a share of the em. */
export function lettering(text: string, face: Face, tracking = 0): Lettering {
  const typeface = faces[face];
  const gap = Math.round(typeface.em * tracking);
  let x = 0;
  let path = "";
  for (const character of text.normalize("NFC")) {
    const [advance, outline] = glyphOf(typeface, character);
    for (const contour of outline.split("|")) {
      if (contour === "") continue;
      const space = contour.indexOf(" ");
      path += `M${Number(contour.slice(0, space)) + x}${contour.slice(space)}`;
    }
    x += advance + gap;
  }
  return { path, length: Math.max(0, x - gap), capital: typeface.em * capitalShare };
}

/** Where and how large to put a line: `height` of a capital, x as start, middle or end of it. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly turn?: number;
}

/** The transform that brings a line to its place; y is the baseline. */
export function placed(line: Lettering, { x, y, height, anchor = "start", turn = 0 }: Placement) {
  const scale = height / line.capital;
  const share = anchor === "start" ? 0 : anchor === "middle" ? 0.5 : 1;
  const back = line.length * scale * share;
  const radians = (turn * Math.PI) / 180;
  return at(x - back * Math.cos(radians), y - back * Math.sin(radians), { scale, turn });
}

/** The line as a path element at its place. Stroke widths count in units of the face. */
export function letters(line: Lettering, placement: Placement, attributes: Attributes): string {
  return element("path", {
    transform: placed(line, placement),
    ...attributes,
    d: line.path,
  });
}

/** A letter the face lacks loses its accent, or leaves a space. */
function glyphOf(typeface: Typeface, character: string): readonly [number, string] {
  const base = character.normalize("NFD").slice(0, 1);
  const [advance, outline] = typeface.glyphs[character] ?? typeface.glyphs[base] ?? [];
  if (typeof advance === "number" && typeof outline === "string") return [advance, outline];
  return [Math.round(typeface.em * 0.27), ""];
}

import glyphs from "./glyphs.json" with { type: "json" };
import { at, element, type Attributes } from "./svg.ts";

/**
 * `bold` has figures and the letters of SPECIMEN, `text` the letters of Latin script; `small` and
 * `words` are the same in coarser and shorter outlines.
 */
export type Face = "bold" | "small" | "text" | "words";

interface Typeface {
  readonly em: number;
  readonly glyphs: Readonly<Record<string, readonly (string | number)[] | undefined>>;
}

/** A line of text as one outline, with the baseline at 0,0 in units of the face. */
export interface Lettering {
  readonly path: string;
  /** Width in units of the face. */
  readonly length: number;
  /** Cap height in units of the face. */
  readonly capital: number;
}

const faces: Readonly<Record<Face, Typeface>> = glyphs;

/** Cap height of Instrument Sans in em. */
const capitalShare = 0.72;

/** One letter of a line: where it starts and its outline, in units of the face. */
export interface Letter {
  readonly x: number;
  readonly contours: string;
}

/** Sets a line letter by letter; `tracking` is extra space after each one as a share of the em. */
export function spaced(text: string, face: Face, tracking = 0) {
  const typeface = faces[face];
  const gap = Math.round(typeface.em * tracking);
  let x = 0;
  const set: Letter[] = [];
  for (const character of text.normalize("NFC")) {
    const [advance, contours] = glyphOf(typeface, character);
    if (contours !== "") set.push({ x, contours });
    x += advance + gap;
  }
  return { letters: set, length: Math.max(0, x - gap), capital: typeface.em * capitalShare };
}

/** Sets a line as one outline. */
export function lettering(text: string, face: Face, tracking = 0): Lettering {
  const { letters: set, length, capital } = spaced(text, face, tracking);
  return { path: set.map(({ x, contours }) => outline(contours, x)).join(""), length, capital };
}

/** The outline of a letter moved along its line. */
export function outline(contours: string, x = 0): string {
  const moved = contours.split("|").map((contour) => {
    const space = contour.indexOf(" ");
    return `M${Number(contour.slice(0, space)) + x}${contour.slice(space)}`;
  });
  return moved.join("");
}

/** Whether a face has every letter of a text, at least without its accent. */
export function isIn(face: Face, text: string): boolean {
  const known = faces[face].glyphs;
  return [...text.normalize("NFC")].every(
    (character) =>
      known[character] !== undefined ||
      /\s/.test(character) ||
      known[character.normalize("NFD").slice(0, 1)] !== undefined,
  );
}

/** Position and size of a line: `height` of a capital, x as start, middle or end. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly turn?: number;
}

/** The transform that brings a line to its place; y is the baseline. */
export function placed(
  line: Pick<Lettering, "length" | "capital">,
  { x, y, height, anchor = "start", turn = 0 }: Placement,
): string {
  const scale = height / line.capital;
  const share = anchor === "start" ? 0 : anchor === "middle" ? 0.5 : 1;
  const back = line.length * scale * share;
  const radians = (turn * Math.PI) / 180;
  return at(x - back * Math.cos(radians), y - back * Math.sin(radians), { scale, turn });
}

/** The line as a path element. Stroke widths are in units of the face. */
export function letters(line: Lettering, placement: Placement, attributes: Attributes): string {
  return element("path", {
    transform: placed(line, placement),
    ...attributes,
    d: line.path,
  });
}

/** A missing letter loses its accent or becomes a space. */
function glyphOf(typeface: Typeface, character: string): readonly [number, string] {
  const { glyphs: known } = typeface;
  const [advance, outline] =
    known[character] ?? known[character.normalize("NFD").slice(0, 1)] ?? [];
  if (typeof advance === "number" && typeof outline === "string") return [advance, outline];
  return [Math.round(typeface.em * 0.27), ""];
}

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as fontkit from "fontkit";

/**
 * How the outlines of a font are distorted, as a press, a laser or another designer would: shares
 * of the pitch of the characters.
 */
export interface Cut {
  readonly font: FontName;
  /** Added to the width of all strokes; less than 0 makes them thinner. */
  readonly weight?: number;
  readonly width?: number;
  readonly height?: number;
  /** Horizontal shift for each unit of height. */
  readonly slant?: number;
  /** Radius of rounded stroke ends and corners. */
  readonly round?: number;
}

/**
 * OCR-B of the Debian package fonts-ocr-b (regular, oblique, with sharp corners), and the cut for
 * small sizes that bwip-js ships for its barcodes: narrower, taller, its letters of other widths.
 */
export type FontName = "OCRB" | "OCRBL" | "OCRBS" | "OCRB7";

/** The outline of one character as the path of an SVG, its cell 1 wide, its foot at y 0. */
export interface Glyph {
  readonly path: string;
}

const fontFile = (name: FontName): string =>
  name === "OCRB7"
    ? join(dirname(createRequire(import.meta.url).resolve("bwip-js")), "../fonts/OCRB7.ttf")
    : join(import.meta.dirname, `../fonts/${name}.otf`);

const opened = new Map<FontName, fontkit.Font>();

function open(name: FontName): fontkit.Font {
  const known = opened.get(name);
  if (known !== undefined) return known;
  const font = fontkit.create(readFileSync(fontFile(name)));
  if (!("glyphForCodePoint" in font)) throw new Error(`${name} is a collection of fonts`);
  opened.set(name, font);
  return font;
}

/** Advance of a character in units of the fonts' em: it is the pitch of a line. */
const advance = 723;

/** The outline of a character in a cut: the middle of its advance at x 0.5, y downwards. */
export function glyphOf({ font, width = 1, height = 1, slant = 0 }: Cut, character: string): Glyph {
  const glyph = open(font).glyphForCodePoint(character.codePointAt(0) ?? 0);
  const scale = 1 / advance;
  const path = glyph.path
    .transform(1, 0, slant, 1, -slant * 356, 0)
    .translate(-glyph.advanceWidth / 2, 0)
    .scale(scale * width, -scale * height)
    .translate(0.5, 0);
  return { path: path.toSVG() };
}

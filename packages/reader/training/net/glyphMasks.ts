import sharp from "sharp";
import { CLASSES } from "../../src/net/shape.ts";
import { type Cut, glyphOf } from "../draw/fonts.ts";

/** Pixels to the pitch of the characters. */
export const MASK_PITCH = 40;
/** A mask is two pitches wide and high, its glyph in the middle. */
export const MASK_SIZE = 2 * MASK_PITCH;

/** How much ink each pixel of each character's mask has, 0 to 255. */
export type GlyphMasks = readonly Uint8Array[];

/** Half of the height of a capital, in pitches: the middle of a cell is that high above the foot. */
const MIDDLE = 0.49;

/** Draws every character of a cut. */
export async function drawMasks(cut: Cut): Promise<GlyphMasks> {
  const weight = cut.weight ?? 0;
  const shapes = [...CLASSES].map((character, index) => {
    const x = index * MASK_SIZE + MASK_PITCH / 2;
    const y = MASK_PITCH * (1 + MIDDLE);
    const { path } = glyphOf(cut, character);
    const ink = weight < 0 ? "#000" : "#fff";
    return `<path d="${path}" transform="translate(${x} ${y}) scale(${MASK_PITCH})" fill="#fff" stroke="${ink}" stroke-width="${Math.abs(weight)}" stroke-linejoin="${(cut.round ?? 0) > 0 ? "round" : "miter"}"/>`;
  });
  const width = CLASSES.length * MASK_SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${MASK_SIZE}"><rect width="100%" height="100%"/>${shapes.join("")}</svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...CLASSES].map((_, index) => {
    const mask = new Uint8Array(MASK_SIZE * MASK_SIZE);
    for (let y = 0; y < MASK_SIZE; y += 1) {
      const start = y * width + index * MASK_SIZE;
      mask.set(data.subarray(start, start + MASK_SIZE), y * MASK_SIZE);
    }
    return mask;
  });
}

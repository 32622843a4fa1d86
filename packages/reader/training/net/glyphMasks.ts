import sharp from "sharp";
import { glyphClasses } from "../../src/net/shape.ts";
import { type Cut, glyphOf } from "../draw/fonts.ts";

/** Pixels to the pitch of the characters. */
export const maskPitch = 40;
/** A mask is two pitches wide and high, its glyph in the middle. */
export const maskSize = 2 * maskPitch;

/** How much ink each pixel of each character's mask has, 0 to 255. */
export type GlyphMasks = readonly Uint8Array[];

/** Half of the height of a capital, in pitches: the middle of a cell is that high above the foot. */
const middleHeight = 0.49;

/** Draws every character of a cut. */
export async function drawMasks(cut: Cut): Promise<GlyphMasks> {
  const weight = cut.weight ?? 0;
  const shapes = [...glyphClasses].map((character, index) => {
    const x = index * maskSize + maskPitch / 2;
    const y = maskPitch * (1 + middleHeight);
    const { path } = glyphOf(cut, character);
    const ink = weight < 0 ? "#000" : "#fff";
    return `<path d="${path}" transform="translate(${x} ${y}) scale(${maskPitch})" fill="#fff" stroke="${ink}" stroke-width="${Math.abs(weight)}" stroke-linejoin="${(cut.round ?? 0) > 0 ? "round" : "miter"}"/>`;
  });
  const width = glyphClasses.length * maskSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${maskSize}"><rect width="100%" height="100%"/>${shapes.join("")}</svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...glyphClasses].map((_, index) => {
    const mask = new Uint8Array(maskSize * maskSize);
    for (let y = 0; y < maskSize; y += 1) {
      const start = y * width + index * maskSize;
      mask.set(data.subarray(start, start + maskSize), y * maskSize);
    }
    return mask;
  });
}

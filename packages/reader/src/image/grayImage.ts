/** A picture of one channel: 0 black to 255 white, row by row. */
export interface GrayImage {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A black picture. */
export const createImage = (width: number, height: number): GrayImage => ({
  data: new Uint8Array(width * height),
  width,
  height,
});

/** Part of a picture; the rectangle is cut to what the picture has. */
export function crop(
  source: GrayImage,
  rectangle: { left: number; top: number; right: number; bottom: number },
): GrayImage & { readonly left: number; readonly top: number } {
  const left = clamp(Math.floor(rectangle.left), 0, source.width - 1);
  const top = clamp(Math.floor(rectangle.top), 0, source.height - 1);
  const width = clamp(Math.ceil(rectangle.right), left + 1, source.width) - left;
  const height = clamp(Math.ceil(rectangle.bottom), top + 1, source.height) - top;
  const target = createImage(width, height);
  for (let y = 0; y < height; y += 1) {
    const start = (top + y) * source.width + left;
    target.data.set(source.data.subarray(start, start + width), y * width);
  }
  return { ...target, left, top };
}

const clamp = (value: number, least: number, most: number): number =>
  value < least ? least : value > most ? most : value;

/** Brightness between four pixels; a place outside the picture has that of the nearest pixel. */
export function sampleAt({ data, width, height }: GrayImage, x: number, y: number): number {
  const inX = clamp(x, 0, width - 1.001);
  const inY = clamp(y, 0, height - 1.001);
  const left = inX | 0;
  const top = inY | 0;
  const at = top * width + left;
  const partX = inX - left;
  const above = data[at] ?? 0;
  const below = data[at + width] ?? above;
  const upper = above + ((data[at + 1] ?? above) - above) * partX;
  const lower = below + ((data[at + width + 1] ?? below) - below) * partX;
  return upper + (lower - upper) * (inY - top);
}

import { createImage, type GrayImage, sampleAt } from "../image/grayImage.ts";
import { homographyOf, type Point, project } from "../image/homography.ts";

/** Blank border around the barcode, as its standard asks for, in pixels. */
const border = 70;

/** A four-cornered part of a picture made level and right-angled, `width` pixels wide without its border. */
export function straighten(
  picture: GrayImage,
  corners: readonly [Point, Point, Point, Point],
  { width, stretch }: { readonly width: number; readonly stretch: number },
): GrayImage | undefined {
  const [upperLeft, upperRight, lowerRight, lowerLeft] = corners;
  const across = (lengthOf(upperLeft, upperRight) + lengthOf(lowerLeft, lowerRight)) / 2;
  const down = (lengthOf(upperLeft, lowerLeft) + lengthOf(upperRight, lowerRight)) / 2;
  const height = Math.round((stretch * width * down) / across);
  if (!(height >= 8 && height <= 4 * width)) return undefined;
  const [right, bottom] = [border + width, border + height];
  const toPicture = homographyOf(
    [
      [border, border],
      [right, border],
      [right, bottom],
      [border, bottom],
    ],
    corners,
  );
  if (toPicture === undefined) return undefined;
  const target = createImage(width + 2 * border, height + 2 * border);
  for (let y = 0; y < target.height; y += 1) {
    for (let x = 0; x < target.width; x += 1) {
      const [u, v] = project(toPicture, x, y);
      const isInside = u >= 0 && v >= 0 && u < picture.width && v < picture.height;
      target.data[y * target.width + x] = isInside ? sampleAt(picture, u, v) : 220;
    }
  }
  return target;
}

const lengthOf = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

import { sharpenEdges, stretchContrast } from "../image/enhance.ts";
import type { GrayImage } from "../image/grayImage.ts";
import type { Point } from "../image/homography.ts";
import { resize } from "../image/resize.ts";
import { smooth } from "../image/smooth.ts";
import type { Barcode, BarcodeDecoder } from "./barcode.ts";
import { findBusiest } from "./findBusiest.ts";
import { straighten } from "./straighten.ts";

/** Longer side of the picture as it is first handed to the decoder. */
const firstSide = 1600;
/** Width of the copy in which the barcode is looked for. */
const searchWidth = 900;

/**
 * How a straightened barcode is offered, one after the other: the decoder follows the rows of a
 * stacked barcode only where they are level and tall, and blurred modules only where sharpened.
 */
const attempts: readonly Attempt[] = [
  { width: 1250, reach: 0 },
  { width: 1250, reach: 2 },
  { width: 1875, reach: 3 },
  { width: 900, reach: 0 },
  { width: 2500, reach: 5 },
];

interface Attempt {
  readonly width: number;
  /** Reach of the unsharp mask in pixels; 0: none. */
  readonly reach: number;
}

const stretch = 1.6;
const sharpening = 3;

/**
 * The barcodes of a picture: tried as it is, then with its busiest part made straight.
 * @param isCancelled asked before each attempt.
 */
export async function readBarcodes(
  picture: GrayImage,
  decode: BarcodeDecoder,
  isCancelled: () => boolean = () => false,
): Promise<readonly Barcode[]> {
  const side = Math.max(picture.width, picture.height);
  const found = await decode(resize(picture, Math.min(1, firstSide / side)));
  if (found.length > 0) return found;
  const corners = busiestOf(picture);
  if (corners === undefined) return [];
  for (const { width, reach } of attempts) {
    if (isCancelled()) return [];
    const straight = straighten(picture, corners, { width, stretch: stretch });
    if (straight === undefined) return [];
    const clear = stretchContrast(straight);
    const decoded = await decode(reach > 0 ? sharpenEdges(clear, reach, sharpening) : clear);
    if (decoded.length > 0) return decoded;
  }
  return [];
}

function busiestOf(picture: GrayImage): readonly [Point, Point, Point, Point] | undefined {
  const scale = searchWidth / picture.width;
  const corners = findBusiest(smooth(resize(picture, scale)));
  if (corners === undefined) return undefined;
  const [a, b, c, d] = corners.map(([x, y]): Point => [x / scale, y / scale]);
  return a && b && c && d ? [a, b, c, d] : undefined;
}

import { type GrayImage, sampleAt } from "../../packages/reader/src/image/grayImage.ts";
import { homographyOf, type Point, project } from "../../packages/reader/src/image/homography.ts";
import type { ReadLine } from "../../packages/reader/src/readPicture.ts";

/** Pixels to the pitch of the characters, and the height of a strip. */
const stripPitch = 32;
const stripHeight = 64;

/** Each line of a zone made straight, its contrast stretched: what other readers get. */
export function lineStrips(picture: GrayImage, lines: readonly ReadLine[]): GrayImage[] {
  return lines.flatMap((line) => {
    const first = line.characters[0]?.corners;
    const last = line.characters.at(-1)?.corners;
    if (first === undefined || last === undefined) return [];
    const width = line.characters.length * stripPitch;
    const from: Point[] = [
      [0, 0],
      [width, 0],
      [width, stripHeight],
      [0, stripHeight],
    ];
    const toPicture = homographyOf(from, [first[0], last[1], last[2], first[3]]);
    if (toPicture === undefined) return [];
    const data = new Uint8Array(width * stripHeight);
    for (let y = 0; y < stripHeight; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const [u, v] = project(toPicture, x, y);
        data[y * width + x] = sampleAt(picture, u, v);
      }
    }
    return [stretched({ data, width, height: stripHeight })];
  });
}

/** The darkest fiftieth of the pixels becomes black, paper white. */
function stretched({ data, width, height }: GrayImage): GrayImage {
  const sorted = Uint8Array.from(data).sort();
  const dark = sorted[Math.floor(sorted.length * 0.02)] ?? 0;
  const paper = sorted[Math.floor(sorted.length * 0.7)] ?? 255;
  const scale = 235 / Math.max(20, paper - dark);
  return {
    data: data.map((value) => Math.max(0, Math.min(255, (value - dark) * scale))),
    width,
    height,
  };
}

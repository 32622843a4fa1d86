import { type GrayImage, sampleAt } from "../image/grayImage.ts";
import { type Point, project } from "../image/homography.ts";
import type { ZoneReading } from "../read/readZone.ts";

/** How well a zone can be seen. */
export interface ZoneMeasures {
  /** Pixels to the pitch of the characters. */
  readonly pitch: number;
  /** Difference of ink and paper as a share of the whole range, 0 to 1. */
  readonly contrast: number;
  /** Steepest edges as a share of the contrast: about 0.7 where sharp, 0.3 where blurred. */
  readonly sharpness: number;
  /** Share of cells that are burnt out. */
  readonly glare: number;
  /** Distance of the outermost cell to the picture's border, in pitches; less than 0 outside. */
  readonly margin: number;
}

/** The zone is measured with so many pixels to the pitch, whatever it has in the picture. */
const stripPitch = 20;
/** Half of a line's height that is looked at, in pitches. */
const halfLine = 0.75;

/** Measures a zone in the picture it was read from. */
export function measureZone(
  reading: ZoneReading,
  picture: Pick<GrayImage, "width" | "height">,
  corners: readonly Point[],
): ZoneMeasures {
  const strips = reading.cells.map((_, line) => stripOf(reading, line));
  const sorted = Uint8Array.from(strips.flatMap(({ data }) => [...data])).sort();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const range = Math.max(8, at(0.9) - at(0.03));
  return {
    pitch: reading.pitch,
    contrast: range / 255,
    sharpness: steepest(strips) / range,
    glare: burntShare(strips, range),
    margin: marginOf(corners, picture) / reading.pitch,
  };
}

/** One line made straight. */
function stripOf({ source, row, column, rowGap, layout }: ZoneReading, line: number): GrayImage {
  const width = layout.columns * stripPitch;
  const height = Math.round(2 * halfLine * stripPitch);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = project(
        source.toImage,
        column - 0.5 + (x + 0.5) / stripPitch,
        (row + line) * rowGap - halfLine + (y + 0.5) / stripPitch,
      );
      data[y * width + x] = sampleAt(source.image, u, v);
    }
  }
  return { data, width, height };
}

/** Edges steeper than those of this share of all places tell how sharp a picture is; noise does not. */
const edgeShare = 0.97;

function steepest(strips: readonly GrayImage[]): number {
  const slopes: number[] = [];
  for (const { data, width, height } of strips) {
    for (let y = 1; y < height - 1; y += 1) {
      for (let x = 1 + (y % 3); x < width - 1; x += 3) {
        const at = y * width + x;
        const across = (data[at + 1] ?? 0) - (data[at - 1] ?? 0);
        const down = (data[at + width] ?? 0) - (data[at - width] ?? 0);
        slopes.push(Math.hypot(across, down));
      }
    }
  }
  return slopes.sort((a, b) => a - b)[Math.floor(edgeShare * (slopes.length - 1))] ?? 0;
}

/** Brightness from which on a cell without ink is burnt out, and one that touches white. */
const burntBrightness = 215;
const whiteBrightness = 250;

function burntShare(strips: readonly GrayImage[], range: number): number {
  let burnt = 0;
  let count = 0;
  for (const { data, width, height } of strips) {
    for (let left = 0; left < width; left += stripPitch) {
      let darkest = 255;
      let brightest = 0;
      for (let y = 0; y < height; y += 1) {
        for (let x = left; x < left + stripPitch; x += 1) {
          const value = data[y * width + x] ?? 0;
          if (value < darkest) darkest = value;
          if (value > brightest) brightest = value;
        }
      }
      count += 1;
      const isFlat = brightest - darkest < 0.35 * range;
      if (darkest > burntBrightness || (brightest > whiteBrightness && isFlat)) burnt += 1;
    }
  }
  return count === 0 ? 0 : burnt / count;
}

const marginOf = (
  corners: readonly Point[],
  { width, height }: Pick<GrayImage, "width" | "height">,
): number => Math.min(...corners.flatMap(([x, y]) => [x, y, width - x, height - y]));

import sharp from "sharp";
import { createImage, type GrayImage } from "../../src/image/grayImage.ts";
import { blankClass, glyphClasses } from "../../src/net/shape.ts";
import type { Chance } from "../draw/chance.ts";
import { addNoise, blur, motionBlur } from "../draw/camera.ts";
import { type GlyphMasks, maskPitch, maskSize } from "./glyphMasks.ts";

/** Lines of characters as a camera sees them, with what stands in each cell. */
export interface Sheet {
  readonly image: GrayImage;
  /** The class of each cell, row by row; `blankClass` where there is none. */
  readonly labels: readonly (readonly number[])[];
  /** Where a place of the grid is in the picture: x and y in pitches from the middle of the first cell. */
  locate(x: number, y: number): readonly [x: number, y: number];
}

const sheetRows = 6;
const sheetColumns = 26;
const fillerClass = glyphClasses.indexOf("<");
/** Distance of two lines in pitches. */
const rowGap = 2.5;
/** No glyph is farther from the middle of its line, in pitches. */
const inkReach = 0.8;
/** Noise beyond this share of the contrast leaves nothing to read. */
const greatestNoise = 0.22;

/**
 * Draws a sheet: size, turn, blur, noise, contrast and compression as pictures have them, from
 * clean scans to pictures that a person hardly reads.
 */
export async function drawSheet(cuts: readonly GlyphMasks[], chance: Chance): Promise<Sheet> {
  const isHard = chance.happens(0.5);
  const pitch = isHard ? chance.between(8, 20) : chance.between(9, 26);
  const angle = chance.between(-0.27, 0.27);
  const shear = chance.normal() * 0.03;
  const gap = rowGap * chance.between(0.95, 1.05);
  const labels = drawLabels(chance);
  const paper = chance.between(150, 245);
  const depth = paper * chance.between(0.45, 0.95);
  const paint = painter(chance, { pitch, masks: chance.pick(cuts), labels, gap, paper, depth });

  const cos = Math.cos(angle) * pitch;
  const sin = Math.sin(angle) * pitch;
  const corners = [
    [-1.5, -1.5],
    [sheetColumns + 0.5, -1.5],
    [-1.5, (sheetRows - 1) * gap + 1.5],
    [sheetColumns + 0.5, (sheetRows - 1) * gap + 1.5],
  ].map(([x = 0, y = 0]) => [x * cos - (y + x * shear) * sin, x * sin + (y + x * shear) * cos]);
  const left = Math.min(...corners.map(([x = 0]) => x));
  const top = Math.min(...corners.map(([, y = 0]) => y));
  const width = Math.ceil(Math.max(...corners.map(([x = 0]) => x)) - left);
  const height = Math.ceil(Math.max(...corners.map(([, y = 0]) => y)) - top);

  const light = new Float32Array(width * height);
  const size = pitch * pitch;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const px = column + left;
      const py = row + top;
      const x = (px * cos + py * sin) / size;
      const y = (py * cos - px * sin) / size - x * shear;
      light[row * width + column] = paint(x, y);
    }
  }
  const image = await photograph({ light, width, height, pitch, depth, isHard }, chance);
  return {
    image,
    labels,
    locate: (x, row) => {
      const y = row * gap;
      return [x * cos - (y + x * shear) * sin - left, x * sin + (y + x * shear) * cos - top];
    },
  };
}

/** Random characters, runs of fillers, and stretches without any at the ends and between. */
function drawLabels(chance: Chance): number[][] {
  return Array.from({ length: sheetRows }, () => {
    const isSparse = chance.happens(0.2);
    const fillers = chance.pick([0.05, 0.15, 0.6]);
    const start = isSparse ? chance.whole(0, 6) : 0;
    const end = isSparse ? sheetColumns - chance.whole(0, 6) : sheetColumns;
    return Array.from({ length: sheetColumns }, (_, column) => {
      if (column < start || column >= end || (isSparse && chance.happens(0.05))) return blankClass;
      return chance.happens(fillers) ? fillerClass : chance.whole(0, glyphClasses.length - 1);
    });
  });
}

interface Print {
  readonly pitch: number;
  readonly masks: GlyphMasks;
  readonly labels: readonly (readonly number[])[];
  readonly gap: number;
  /** Brightness of the paper, and how much darker the ink is. */
  readonly paper: number;
  readonly depth: number;
}

/** Brightness at a place of the grid: paper with its line-work, and ink on it. */
function painter(
  chance: Chance,
  { pitch, masks, labels, gap, paper, depth }: Print,
): (x: number, y: number) => number {
  const stretchX = chance.between(0.95, 1.05);
  const stretchY = chance.between(0.95, 1.05);
  const tiltX = (chance.normal() * 12) / sheetColumns;
  const tiltY = (chance.normal() * 12) / (sheetRows * gap);
  const waves = Array.from({ length: chance.whole(0, 4) }, () => ({
    x: chance.between(-0.25, 0.25),
    y: chance.between(0.2, 1.6),
    bend: chance.between(0, 2),
    phase: chance.between(0, 6.3),
    width: chance.between(0.01, 0.08),
    depth: chance.between(0.05, 0.3) * depth,
  }));
  const jitter = chance.happens(0.3) ? 0.03 : 0;
  const shifts = labels.map((row) =>
    row.map(() => [chance.normal() * jitter, chance.normal() * jitter] as const),
  );
  const thin = 1 / Math.max(4, pitch / 2);
  return (x, y) => {
    let light = paper + tiltX * x + tiltY * y;
    for (const wave of waves) {
      const at = wave.y * y + wave.x * x + wave.bend * Math.sin(0.3 * x + wave.phase) + wave.phase;
      const away = Math.abs(at - Math.round(at)) / wave.y;
      if (away < wave.width + thin)
        light -= wave.depth * Math.min(1, (wave.width + thin - away) / thin);
    }
    const row = Math.round(y / gap);
    const below = y - row * gap;
    if (Math.abs(below) > inkReach) return light;
    const column = Math.round(x);
    let covered = 0;
    for (const k of [column, x < column ? column - 1 : column + 1]) {
      const mask = masks[labels[row]?.[k] ?? blankClass];
      if (mask === undefined) continue;
      const [shiftX, shiftY] = shifts[row]?.[k] ?? [0, 0];
      const ink = inkAt(mask, (x - k - shiftX) / stretchX, (below - shiftY) / stretchY);
      if (ink > covered) covered = ink;
    }
    return light - (covered / 255) * depth;
  };
}

function inkAt(mask: Uint8Array, x: number, y: number): number {
  const u = x * maskPitch + maskSize / 2 - 0.5;
  const v = y * maskPitch + maskSize / 2 - 0.5;
  if (u < 0 || v < 0 || u >= maskSize - 1 || v >= maskSize - 1) return 0;
  const at = (v | 0) * maskSize + (u | 0);
  const partX = u - (u | 0);
  const upper = (mask[at] ?? 0) * (1 - partX) + (mask[at + 1] ?? 0) * partX;
  const lower = (mask[at + maskSize] ?? 0) * (1 - partX) + (mask[at + maskSize + 1] ?? 0) * partX;
  return upper + (lower - upper) * (v - (v | 0));
}

interface Scene {
  readonly light: Float32Array;
  readonly width: number;
  readonly height: number;
  readonly pitch: number;
  readonly depth: number;
  readonly isHard: boolean;
}

async function photograph(
  { light, width, height, pitch, depth, isHard }: Scene,
  chance: Chance,
): Promise<GrayImage> {
  const contrast = isHard ? chance.between(0.3, 0.9) : chance.between(0.6, 1);
  const lift = chance.between(0, 255 * (1 - contrast));
  for (let at = 0; at < light.length; at += 1) light[at] = (light[at] ?? 0) * contrast + lift;
  const sharpness = isHard ? chance.between(0.08, 0.25) : chance.between(0, 0.12);
  blur({ data: light, width, height }, sharpness * pitch);
  if (isHard && chance.happens(0.25)) {
    motionBlur({ data: light, width, height }, Math.round(chance.between(0.1, 0.35) * pitch));
  }
  const noise = isHard ? chance.between(1, 13) : chance.between(0, 4);
  addNoise(light, Math.min(noise, greatestNoise * depth * contrast), chance);
  const image = createImage(width, height);
  image.data.set(Uint8ClampedArray.from(light));
  const jpeg = await sharp(image.data, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: chance.whole(40, 92) })
    .toBuffer();
  const decoded = await sharp(jpeg).extractChannel(0).raw().toBuffer();
  return { data: decoded, width, height };
}

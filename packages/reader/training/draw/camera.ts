import type { Chance } from "./chance.ts";

/** Brightness as numbers with fractions, one channel. */
export interface LightField {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** Blurs in place as a lens out of focus does: a Gaussian of this deviation in pixels. */
export function blur({ data, width, height }: LightField, deviation: number): void {
  if (deviation < 0.15) return;
  const reach = Math.ceil(2.6 * deviation);
  const kernel = Float32Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * deviation * deviation)),
  );
  const total = kernel.reduce((sum, weight) => sum + weight, 0);
  for (let at = 0; at < kernel.length; at += 1) kernel[at] = (kernel[at] ?? 0) / total;
  const line = new Float32Array(Math.max(width, height) + 2 * reach);
  const lens = { kernel, line };
  for (let y = 0; y < height; y += 1)
    convolve(data, { start: y * width, step: 1, length: width }, lens);
  for (let x = 0; x < width; x += 1)
    convolve(data, { start: x, step: width, length: height }, lens);
}

/** Blurs one row or column; `line` is space for it with the reach of the kernel at both ends. */
function convolve(
  data: Float32Array,
  {
    start,
    step,
    length,
  }: { readonly start: number; readonly step: number; readonly length: number },
  { kernel, line }: { readonly kernel: Float32Array; readonly line: Float32Array },
): void {
  const reach = (kernel.length - 1) / 2;
  const last = length - 1;
  for (let at = 0; at < length + 2 * reach; at += 1) {
    const index = Math.max(0, Math.min(last, at - reach));
    line[at] = data[start + index * step] ?? 0;
  }
  for (let at = 0; at < length; at += 1) {
    let sum = 0;
    for (let k = 0; k < kernel.length; k += 1) sum += (line[at + k] ?? 0) * (kernel[k] ?? 0);
    data[start + at * step] = sum;
  }
}

/** Blurs in place as a hand that moves sideways does, over so many pixels. */
export function motionBlur({ data, width, height }: LightField, pixels: number): void {
  if (pixels < 2) return;
  const line = new Float32Array(width);
  for (let y = 0; y < height; y += 1) {
    line.set(data.subarray(y * width, (y + 1) * width));
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let k = 0; k < pixels; k += 1) sum += line[Math.max(0, x - k)] ?? 0;
      data[y * width + x] = sum / pixels;
    }
  }
}

/** Adds the noise of a sensor, of this deviation. */
export function addNoise(data: Float32Array, deviation: number, chance: Chance): void {
  for (let at = 0; at < data.length; at += 1) {
    data[at] = (data[at] ?? 0) + chance.normal() * deviation;
  }
}

import { createImage, type GrayImage } from "./grayImage.ts";

/** Contrast stretched so that a hundredth of the pixels is black and one is white. */
export function stretchContrast(image: GrayImage): GrayImage {
  const counts = new Uint32Array(256);
  for (const value of image.data) counts[value] = (counts[value] ?? 0) + 1;
  const share = image.data.length / 100;
  let [dark, bright, sum] = [0, 255, 0];
  for (sum = 0; dark < 255 && sum + (counts[dark] ?? 0) < share; dark += 1)
    sum += counts[dark] ?? 0;
  for (sum = 0; bright > dark && sum + (counts[bright] ?? 0) < share; bright -= 1) {
    sum += counts[bright] ?? 0;
  }
  const scale = 255 / Math.max(8, bright - dark);
  const target = createImage(image.width, image.height);
  image.data.forEach((value, at) => {
    target.data[at] = Math.max(0, Math.min(255, (value - dark) * scale));
  });
  return target;
}

/** Edges made steeper: what a blur of this reach takes away is added `amount` times (unsharp mask). */
export function sharpenEdges(image: GrayImage, reach: number, amount: number): GrayImage {
  const blurred = boxBlur(boxBlur(image, reach), reach);
  const target = createImage(image.width, image.height);
  image.data.forEach((value, at) => {
    const sharp = value + amount * (value - (blurred.data[at] ?? 0));
    target.data[at] = Math.max(0, Math.min(255, sharp));
  });
  return target;
}

/** Mean of the square around each pixel; twice in a row it is close to a Gaussian. */
function boxBlur({ data, width, height }: GrayImage, reach: number): GrayImage {
  const across = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    runMean(
      width,
      reach,
      (x) => data[y * width + x] ?? 0,
      (x, mean) => {
        across[y * width + x] = mean;
      },
    );
  }
  const target = createImage(width, height);
  for (let x = 0; x < width; x += 1) {
    runMean(
      height,
      reach,
      (y) => across[y * width + x] ?? 0,
      (y, mean) => {
        target.data[y * width + x] = mean + 0.5;
      },
    );
  }
  return target;
}

/** Running mean over a line, whose ends are repeated. */
function runMean(
  length: number,
  reach: number,
  get: (index: number) => number,
  set: (index: number, mean: number) => void,
): void {
  const last = length - 1;
  let sum = 0;
  for (let at = -reach; at <= reach; at += 1) sum += get(Math.max(0, Math.min(last, at)));
  for (let at = 0; at < length; at += 1) {
    set(at, sum / (2 * reach + 1));
    sum += get(Math.min(last, at + reach + 1)) - get(Math.max(0, at - reach));
  }
}

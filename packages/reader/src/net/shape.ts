/** What the net tells apart: the 37 characters of a zone, and a cell without a character. */
export const glyphClasses = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<";
export const blankClass = glyphClasses.length;
export const classCount = glyphClasses.length + 1;

/** A cell as the net sees it: 16 pixels to the pitch of the characters, so it sees a bit of its neighbours. */
export const cellWidth = 20;
export const cellHeight = 28;
export const cellPitch = 16;

/** Sizes of the layers. Two convolutions halve the picture each time, two full layers follow. */
export const layerSizes = {
  first: { kernel: 5, channels: 16, height: 14, width: 10 },
  second: { kernel: 3, channels: 32, height: 7, width: 5 },
  hidden: 64,
} as const;

const flatLength = layerSizes.second.channels * layerSizes.second.height * layerSizes.second.width;

/** Every array of weights with its length, in the order in which they are stored; inputs come before outputs. */
export const weightLengths = {
  firstKernel: layerSizes.first.kernel ** 2 * layerSizes.first.channels,
  firstBias: layerSizes.first.channels,
  secondKernel:
    layerSizes.second.kernel ** 2 * layerSizes.first.channels * layerSizes.second.channels,
  secondBias: layerSizes.second.channels,
  hiddenWeights: flatLength * layerSizes.hidden,
  hiddenBias: layerSizes.hidden,
  outputWeights: layerSizes.hidden * classCount,
  outputBias: classCount,
} as const;

export type WeightName = keyof typeof weightLengths;
export type Weights = Readonly<Record<WeightName, Float32Array>>;

export const weightNames = Object.keys(weightLengths) as readonly WeightName[];

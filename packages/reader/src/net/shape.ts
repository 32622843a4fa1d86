/** What the net tells apart: the 37 characters of a zone, and a cell without a character. */
export const CLASSES = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<";
export const BLANK = CLASSES.length;
export const CLASS_COUNT = CLASSES.length + 1;

/** A cell as the net sees it: 16 pixels to the pitch of the characters, so it sees a bit of its neighbours. */
export const CELL_WIDTH = 20;
export const CELL_HEIGHT = 28;
export const CELL_PITCH = 16;

/** Sizes of the layers. Two convolutions halve the picture each time, two full layers follow. */
export const LAYERS = {
  first: { kernel: 5, channels: 16, height: 14, width: 10 },
  second: { kernel: 3, channels: 32, height: 7, width: 5 },
  hidden: 64,
} as const;

const FLAT = LAYERS.second.channels * LAYERS.second.height * LAYERS.second.width;

/** Every array of weights with its length, in the order in which they are stored; inputs come before outputs. */
export const WEIGHT_LENGTHS = {
  firstKernel: LAYERS.first.kernel ** 2 * LAYERS.first.channels,
  firstBias: LAYERS.first.channels,
  secondKernel: LAYERS.second.kernel ** 2 * LAYERS.first.channels * LAYERS.second.channels,
  secondBias: LAYERS.second.channels,
  hiddenWeights: FLAT * LAYERS.hidden,
  hiddenBias: LAYERS.hidden,
  outputWeights: LAYERS.hidden * CLASS_COUNT,
  outputBias: CLASS_COUNT,
} as const;

export type WeightName = keyof typeof WEIGHT_LENGTHS;
export type Weights = Readonly<Record<WeightName, Float32Array>>;

export const weightNames = Object.keys(WEIGHT_LENGTHS) as readonly WeightName[];

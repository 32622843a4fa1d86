import { cellHeight, cellWidth, classCount, layerSizes, type Weights } from "./shape.ts";

const { first, second, hidden } = layerSizes;

/** The picture with a border of two, and the first layer with a border of one: no edge case in the loops. */
const paddedWidth = cellWidth + 4;
const firstWidth = first.width + 2;

/** The values of each layer for one cell; a new forward pass overwrites them. */
export interface Activations {
  readonly input: Float32Array;
  readonly first: Float32Array;
  readonly second: Float32Array;
  readonly hidden: Float32Array;
  readonly output: Float32Array;
}

export interface GlyphNet {
  readonly weights: Weights;
  readonly activations: Activations;
}

/** A net with space for its activations; one reads one cell at a time. */
export const createGlyphNet = (weights: Weights): GlyphNet => ({
  weights,
  activations: {
    input: new Float32Array(paddedWidth * (cellHeight + 4)),
    first: new Float32Array(firstWidth * (first.height + 2) * first.channels),
    second: new Float32Array(second.width * second.height * second.channels),
    hidden: new Float32Array(hidden),
    output: new Float32Array(classCount),
  },
});

/** Index of a pixel of the cell in `activations.input`. */
const inputIndex = (x: number, y: number): number => (y + 2) * paddedWidth + x + 2;

/** Index of the first channel of a place of the first layer. */
export const firstIndex = (x: number, y: number): number =>
  ((y + 1) * firstWidth + x + 1) * first.channels;

/** From one row to the next in the arrays of the input and of the first layer. */
export const inputRowLength = paddedWidth;
export const firstRowLength = firstWidth * first.channels;

/**
 * How likely each class is for a cell, in `activations.output`, summing to 1. The cell is 20 x 28
 * brightnesses of any range; it is brought to mean 0 and deviation 1 first.
 */
export function classify(net: GlyphNet, cell: Float32Array): Float32Array {
  normalise(cell, net.activations.input);
  firstLayer(net);
  secondLayer(net);
  hiddenLayer(net);
  return outputLayer(net);
}

/** Noise of a flat cell must not be blown up to a glyph: 4 is the square of the least deviation counted. */
const leastVariance = 4;

function normalise(cell: Float32Array, input: Float32Array): void {
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < cell.length; at += 1) {
    const value = cell[at] ?? 0;
    sum += value;
    squares += value * value;
  }
  const mean = sum / cell.length;
  const variance = squares / cell.length - mean * mean;
  const scale = 1 / Math.sqrt(variance + leastVariance);
  for (let y = 0; y < cellHeight; y += 1) {
    const row = inputIndex(0, y);
    for (let x = 0; x < cellWidth; x += 1) {
      input[row + x] = ((cell[y * cellWidth + x] ?? 0) - mean) * scale;
    }
  }
}

const sums = new Float32Array(Math.max(first.channels, second.channels, hidden));

function firstLayer({ weights, activations }: GlyphNet): void {
  const { firstKernel, firstBias } = weights;
  const { input } = activations;
  for (let y = 0; y < first.height; y += 1) {
    for (let x = 0; x < first.width; x += 1) {
      for (let c = 0; c < first.channels; c += 1) sums[c] = firstBias[c] ?? 0;
      let kernel = 0;
      for (let i = 0; i < first.kernel; i += 1) {
        const row = (2 * y + i) * paddedWidth + 2 * x;
        for (let j = 0; j < first.kernel; j += 1) {
          const value = input[row + j] ?? 0;
          for (let c = 0; c < first.channels; c += 1) {
            sums[c] = (sums[c] ?? 0) + value * (firstKernel[kernel + c] ?? 0);
          }
          kernel += first.channels;
        }
      }
      const at = firstIndex(x, y);
      for (let c = 0; c < first.channels; c += 1) activations.first[at + c] = positive(sums[c]);
    }
  }
}

function secondLayer({ weights, activations }: GlyphNet): void {
  const { secondKernel, secondBias } = weights;
  const channels = second.channels;
  for (let y = 0; y < second.height; y += 1) {
    for (let x = 0; x < second.width; x += 1) {
      for (let c = 0; c < channels; c += 1) sums[c] = secondBias[c] ?? 0;
      let kernel = 0;
      for (let i = 0; i < second.kernel; i += 1) {
        const row = (2 * y + i) * firstRowLength + 2 * x * first.channels;
        for (let at = row; at < row + second.kernel * first.channels; at += 1) {
          const value = activations.first[at] ?? 0;
          // Half of the values are 0 after the rectifier: skipping them saves half of the work.
          if (value !== 0) {
            for (let c = 0; c < channels; c += 1) {
              sums[c] = (sums[c] ?? 0) + value * (secondKernel[kernel + c] ?? 0);
            }
          }
          kernel += channels;
        }
      }
      const at = (y * second.width + x) * channels;
      for (let c = 0; c < channels; c += 1) activations.second[at + c] = positive(sums[c]);
    }
  }
}

function hiddenLayer({ weights, activations }: GlyphNet): void {
  const { hiddenWeights, hiddenBias } = weights;
  for (let f = 0; f < hidden; f += 1) sums[f] = hiddenBias[f] ?? 0;
  for (let at = 0; at < activations.second.length; at += 1) {
    const value = activations.second[at] ?? 0;
    if (value === 0) continue;
    const row = at * hidden;
    for (let f = 0; f < hidden; f += 1) {
      sums[f] = (sums[f] ?? 0) + value * (hiddenWeights[row + f] ?? 0);
    }
  }
  for (let f = 0; f < hidden; f += 1) activations.hidden[f] = positive(sums[f]);
}

function outputLayer({ weights, activations }: GlyphNet): Float32Array {
  const { output } = activations;
  output.set(weights.outputBias);
  for (let f = 0; f < hidden; f += 1) {
    const value = activations.hidden[f] ?? 0;
    if (value === 0) continue;
    const row = f * classCount;
    for (let k = 0; k < classCount; k += 1) {
      output[k] = (output[k] ?? 0) + value * (weights.outputWeights[row + k] ?? 0);
    }
  }
  const greatest = Math.max(...output);
  let total = 0;
  for (let k = 0; k < classCount; k += 1) {
    const share = Math.exp((output[k] ?? 0) - greatest);
    output[k] = share;
    total += share;
  }
  for (let k = 0; k < classCount; k += 1) output[k] = (output[k] ?? 0) / total;
  return output;
}

const positive = (value: number | undefined): number =>
  value !== undefined && value > 0 ? value : 0;

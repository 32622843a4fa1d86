import {
  classify,
  firstRowLength,
  firstIndex,
  type GlyphNet,
  inputRowLength,
} from "../../src/net/glyphNet.ts";
import {
  classCount,
  layerSizes,
  weightLengths,
  weightNames,
  type WeightName,
  type Weights,
} from "../../src/net/shape.ts";
import type { Chance } from "../draw/chance.ts";

const { first, second, hidden } = layerSizes;

/** Share of certainty kept from the right class, so that the net does not become overconfident. */
const labelSmoothing = 0.03;

/** Arrays of the shape of the weights, all of them zero. */
export const zeroWeights = (): Weights => {
  const entries = weightNames.map((name) => [name, new Float32Array(weightLengths[name])]);
  return Object.fromEntries(entries) as Weights;
};

/** Weights before the first step: normal, with the deviation that keeps the size of the layers' values. */
export function initialWeights(chance: Chance): Weights {
  const inputs: Partial<Record<WeightName, number>> = {
    firstKernel: first.kernel ** 2,
    secondKernel: second.kernel ** 2 * first.channels,
    hiddenWeights: second.channels * second.height * second.width,
    outputWeights: hidden,
  };
  const weights = zeroWeights();
  for (const name of weightNames) {
    const count = inputs[name];
    if (count === undefined) continue;
    const deviation = Math.sqrt(2 / count);
    weights[name].forEach((_, index) => (weights[name][index] = chance.normal() * deviation));
  }
  return weights;
}

const hiddenError = new Float32Array(hidden);
const secondError = new Float32Array(second.channels * second.height * second.width);
const firstError = new Float32Array(firstRowLength * (first.height + 2));

/** Classifies a cell and adds to `gradient` how its loss changes with each weight; gives the loss. */
export function learn(net: GlyphNet, gradient: Weights, cell: Float32Array, label: number): number {
  const output = classify(net, cell);
  const loss = -Math.log((output[label] ?? 0) + 1e-9);
  outputBackward(net, gradient, label);
  hiddenBackward(net, gradient);
  secondBackward(net, gradient);
  firstBackward(net, gradient);
  return loss;
}

function outputBackward(
  { weights, activations }: GlyphNet,
  gradient: Weights,
  label: number,
): void {
  hiddenError.fill(0);
  const errors = activations.output;
  for (let k = 0; k < classCount; k += 1) {
    const wanted = labelSmoothing / classCount + (k === label ? 1 - labelSmoothing : 0);
    errors[k] = (errors[k] ?? 0) - wanted;
    add(gradient.outputBias, k, errors[k] ?? 0);
  }
  for (let f = 0; f < hidden; f += 1) {
    const value = activations.hidden[f] ?? 0;
    if (value === 0) continue;
    const row = f * classCount;
    let error = 0;
    for (let k = 0; k < classCount; k += 1) {
      const each = errors[k] ?? 0;
      add(gradient.outputWeights, row + k, value * each);
      error += each * (weights.outputWeights[row + k] ?? 0);
    }
    hiddenError[f] = error;
  }
}

function hiddenBackward({ weights, activations }: GlyphNet, gradient: Weights): void {
  for (let f = 0; f < hidden; f += 1) add(gradient.hiddenBias, f, hiddenError[f] ?? 0);
  for (let at = 0; at < activations.second.length; at += 1) {
    const value = activations.second[at] ?? 0;
    secondError[at] = 0;
    if (value === 0) continue;
    const row = at * hidden;
    let error = 0;
    for (let f = 0; f < hidden; f += 1) {
      const each = hiddenError[f] ?? 0;
      if (each === 0) continue;
      add(gradient.hiddenWeights, row + f, value * each);
      error += each * (weights.hiddenWeights[row + f] ?? 0);
    }
    secondError[at] = error;
  }
}

function secondBackward({ weights, activations }: GlyphNet, gradient: Weights): void {
  firstError.fill(0);
  const channels = second.channels;
  for (let y = 0; y < second.height; y += 1) {
    for (let x = 0; x < second.width; x += 1) {
      const errors = (y * second.width + x) * channels;
      for (let c = 0; c < channels; c += 1)
        add(gradient.secondBias, c, secondError[errors + c] ?? 0);
      let kernel = 0;
      for (let i = 0; i < second.kernel; i += 1) {
        const row = (2 * y + i) * firstRowLength + 2 * x * first.channels;
        for (let at = row; at < row + second.kernel * first.channels; at += 1) {
          const value = activations.first[at] ?? 0;
          if (value !== 0) {
            let error = 0;
            for (let c = 0; c < channels; c += 1) {
              const each = secondError[errors + c] ?? 0;
              add(gradient.secondKernel, kernel + c, value * each);
              error += each * (weights.secondKernel[kernel + c] ?? 0);
            }
            add(firstError, at, error);
          }
          kernel += channels;
        }
      }
    }
  }
}

function firstBackward({ activations }: GlyphNet, gradient: Weights): void {
  for (let y = 0; y < first.height; y += 1) {
    for (let x = 0; x < first.width; x += 1) {
      const at = firstIndex(x, y);
      for (let c = 0; c < first.channels; c += 1)
        add(gradient.firstBias, c, firstError[at + c] ?? 0);
      let kernel = 0;
      for (let i = 0; i < first.kernel; i += 1) {
        const row = (2 * y + i) * inputRowLength + 2 * x;
        for (let j = 0; j < first.kernel; j += 1) {
          const value = activations.input[row + j] ?? 0;
          for (let c = 0; c < first.channels; c += 1) {
            add(gradient.firstKernel, kernel + c, value * (firstError[at + c] ?? 0));
          }
          kernel += first.channels;
        }
      }
    }
  }
}

function add(values: Float32Array, at: number, amount: number): void {
  values[at] = (values[at] ?? 0) + amount;
}

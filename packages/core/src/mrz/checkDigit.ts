import { characterValue } from "./characters.ts";

/** Weights of the characters from the left, repeated (ICAO 9303-3, 4.9). */
const weights = [7, 3, 1] as const;

/** One character on the way to a check digit. */
export interface CheckDigitStep {
  readonly character: string;
  /** 0 to 35; a filler counts 0. */
  readonly value: number;
  readonly weight: number;
  readonly product: number;
}

export interface CheckDigitSteps {
  readonly steps: readonly CheckDigitStep[];
  /** Sum of the products. */
  readonly sum: number;
  /** The sum modulo 10: the check digit. */
  readonly remainder: number;
}

/**
 * How the check digit of a text comes about, character by character.
 *
 * A single changed character is found exactly when its value changes modulo 10, since 7, 3 and 1
 * have no factor in common with 10. Not found, therefore, are changes
 *
 * | within                | for instance       |
 * | --------------------- | ------------------ |
 * | `0` `<` `A` `K` `U`   | 0 for a filler     |
 * | `1` `B` `L` `V`       |                    |
 * | `2` `C` `M` `W`       |                    |
 * | `3` `D` `N` `X`       | D for N            |
 * | `4` `E` `O` `Y`       |                    |
 * | `5` `F` `P` `Z`       | F for P            |
 * | `6` `G` `Q`           | G for 6            |
 * | `7` `H` `R`           |                    |
 * | `8` `I` `S`           |                    |
 * | `9` `J` `T`           |                    |
 *
 * of two neighbours exchanged whose values differ by a multiple of 5 (1 and 6, for the weights
 * differ by an even number), and of characters that no digit covers: document code, issuing
 * state, names and, but on the French identity card, nationality and sex; on visas the optional
 * data as well. O for 0, I for 1, B for 8, S for 5 and Z for 2 are always found.
 * @throws {RangeError} when a character is none of a machine-readable zone.
 */
export function explainCheckDigit(text: string): CheckDigitSteps {
  const steps = [...text].map((character, index): CheckDigitStep => {
    const value = characterValue(character);
    if (Number.isNaN(value)) throw new RangeError("not a character of a machine-readable zone");
    const weight = weights[index % weights.length] ?? 0;
    return { character, value, weight, product: value * weight };
  });
  const sum = steps.reduce((total, { product }) => total + product, 0);
  return { steps, sum, remainder: sum % 10 };
}

/** Check digit of a text; a character that does not belong counts 0. */
export function checkDigit(text: string): string {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) {
    const value = characterValue(text.charAt(index));
    sum += (Number.isNaN(value) ? 0 : value) * (weights[index % weights.length] ?? 0);
  }
  return String(sum % 10);
}

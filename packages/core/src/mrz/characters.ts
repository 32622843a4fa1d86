/** The 37 characters of a machine-readable zone, in the order of their values from 0 (ICAO 9303-3, 4.9). */
export const mrzCharacters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<";

/** Stands for a blank, for what is unknown and for what was left out. */
export const filler = "<";

/** Whether a text has characters of a zone alone. */
export const isMrzText = (text: string): boolean => /^[A-Z0-9<]*$/.test(text);

/** Value of a character in a check digit: digits 0 to 9, A 10 to Z 35, filler 0; not a number otherwise. */
export function characterValue(character: string): number {
  if (character === filler) return 0;
  const value = mrzCharacters.indexOf(character);
  return character.length === 1 && value >= 0 ? value : Number.NaN;
}

/** Characters that are taken for each other in print and by eye: letter and digit of a pair. */
const lookAlikePairs = ["O0", "I1", "B8", "S5", "Z2", "G6"];

const lookAlikes = new Map(
  lookAlikePairs.flatMap(([letter = "", digit = ""]) => [
    [letter, digit],
    [digit, letter],
  ]),
);

/** The character that the given one is likely misread for, if there is one. */
export const lookAlikeOf = (character: string): string | undefined => lookAlikes.get(character);

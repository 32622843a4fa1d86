import { filler } from "./characters.ts";

export interface MrzNames {
  readonly surname: string;
  readonly givenNames: string;
}

/** Splits a field of names at its first double filler; single fillers part the words. */
export function readNames(text: string): MrzNames {
  const gap = text.indexOf(filler + filler);
  return gap < 0
    ? { surname: toWords(text), givenNames: "" }
    : { surname: toWords(text.slice(0, gap)), givenNames: toWords(text.slice(gap)) };
}

/** The words of a field, parted by single blanks. */
export const toWords = (text: string): string => text.replace(/<+/g, " ").trim();

/** A field of names that is full to its last cell may have been cut off (ICAO 9303-3, 4.6). */
export const mayBeCutOff = (text: string): boolean => text !== "" && !text.endsWith(filler);

import { FILLER } from "./characters.ts";

const GAP = FILLER + FILLER;

/**
 * A field of names. Where both do not fit, the given names are cut off so that the last cell holds
 * a letter; where the surname leaves no space, it is cut off before the first given name's initial
 * (ICAO 9303-4, 4.2.3).
 */
export function writeNames(surname: string, givenNames: string, width: number): string {
  const primary = surname.replaceAll(" ", FILLER);
  const secondary = givenNames.replaceAll(" ", FILLER);
  if (secondary === "") return primary.slice(0, width);
  const whole = primary + GAP + secondary;
  if (whole.length <= width) return whole;
  if (primary.length === width) return primary;
  const space = width - GAP.length - primary.length;
  if (space < 1) {
    return trimmed(primary.slice(0, width - GAP.length - 1)) + GAP + secondary.charAt(0);
  }
  const cut = secondary.slice(0, space);
  if (!cut.endsWith(FILLER)) return primary + GAP + cut;
  // The cut falls between two names: shorten the name before, so that the next one's initial is there.
  const shortened = `${cut.slice(0, -2)}${FILLER}${secondary.charAt(space)}`;
  return cut.length > 2 ? primary + GAP + shortened : primary + GAP + cut.slice(0, -1);
}

const trimmed = (text: string): string => text.replace(/<$/, "");

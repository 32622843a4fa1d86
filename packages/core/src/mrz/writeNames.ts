import { filler } from "./characters.ts";

const nameSeparator = filler + filler;

/**
 * A field of names. Where both do not fit, the given names are cut off so that the last cell holds
 * a letter; where the surname leaves no space, it is cut off before the first given name's initial
 * (ICAO 9303-4, 4.2.3).
 */
export function writeNames(surname: string, givenNames: string, width: number): string {
  const primary = surname.replaceAll(" ", filler);
  const secondary = givenNames.replaceAll(" ", filler);
  if (secondary === "") return primary.slice(0, width);
  const whole = primary + nameSeparator + secondary;
  if (whole.length <= width) return whole;
  if (primary.length === width) return primary;
  const space = width - nameSeparator.length - primary.length;
  if (space < 1) {
    return (
      trimmed(primary.slice(0, width - nameSeparator.length - 1)) +
      nameSeparator +
      secondary.charAt(0)
    );
  }
  const cut = secondary.slice(0, space);
  if (!cut.endsWith(filler)) return primary + nameSeparator + cut;
  // The cut falls between two names: shorten the name before, so that the next one's initial is there.
  const shortened = `${cut.slice(0, -2)}${filler}${secondary.charAt(space)}`;
  return cut.length > 2
    ? primary + nameSeparator + shortened
    : primary + nameSeparator + cut.slice(0, -1);
}

const trimmed = (text: string): string => text.replace(/<$/, "");

import { readPattern, type NumberFormat, type NumberPlace } from "./readPattern.ts";

/** What a typed number says beside the format of a document; never that such a number was issued. */
export type NumberTest =
  | { readonly outcome: "nothing" }
  | { readonly outcome: "fits" }
  /** It fits as far as it goes; so many characters are there. */
  | { readonly outcome: "tooShort"; readonly length: number }
  /** The format ends before this position, which counts from 1. */
  | { readonly outcome: "tooLong"; readonly position: number }
  /** The character at this position, which counts from 1, must be another one. */
  | {
      readonly outcome: "differs";
      readonly position: number;
      readonly found: string;
      readonly expected: readonly NumberPlace[];
    };

/**
 * Tests a number against the pattern of a document, in the browser alone. Small letters and spaces
 * around are no difference, nor are separators that the format does not have.
 * @throws {NumberPatternError} where the pattern has a form that numbers do not have.
 */
export function testNumber(pattern: string, typed: string): NumberTest {
  const tidy = typed.trim().toUpperCase();
  if (tidy === "") return { outcome: "nothing" };
  const formats = readPattern(pattern);
  const asTyped = testFormats(formats, tidy);
  if (asTyped.outcome === "fits") return asTyped;
  const bare = testFormats(formats, tidy.replaceAll(/[\s./-]/gu, ""));
  return bare.outcome === "fits" || bare.outcome === "tooShort" ? bare : asTyped;
}

/** The best of the alternatives: the one that follows the number longest. */
function testFormats(formats: readonly NumberFormat[], number: string): NumberTest {
  const characters = [...number];
  const ends = formats.map((format) => follow(format, characters));
  if (ends.some(({ isWhole }) => isWhole)) return { outcome: "fits" };
  const far = Math.max(...ends.map(({ length }) => length));
  if (far === characters.length) return { outcome: "tooShort", length: far };
  const expected = ends.flatMap((end) => (end.length === far ? end.expected : []));
  const position = far + 1;
  if (expected.length === 0) return { outcome: "tooLong", position };
  return { outcome: "differs", position, found: characters[far] ?? "", expected };
}

interface End {
  /** How many characters the format follows. */
  length: number;
  /** It follows all of them and may end there. */
  isWhole: boolean;
  /** What may stand at the first place it does not follow. */
  expected: readonly NumberPlace[];
}

/** Follows a number through a format, on all ways that its optional places leave open at once. */
function follow(format: NumberFormat, characters: readonly string[]): End {
  let places = reachable(format, [0]);
  for (const [length, character] of characters.entries()) {
    const next = places.flatMap((place) =>
      format[place]?.characters.includes(character) === true ? [place + 1] : [],
    );
    if (next.length === 0) return { length, isWhole: false, expected: placesAt(format, places) };
    places = reachable(format, next);
  }
  return {
    length: characters.length,
    isWhole: places.includes(format.length),
    expected: placesAt(format, places),
  };
}

/** These places and those behind them that are reached without a character. */
function reachable(format: NumberFormat, from: readonly number[]): number[] {
  const places = new Set(from);
  for (const place of places) if (format[place]?.isOptional === true) places.add(place + 1);
  return [...places];
}

const placesAt = (format: NumberFormat, places: readonly number[]): NumberPlace[] =>
  places.flatMap((place) => format[place] ?? []);

import { type NumberFormat, NumberPatternError, readPattern } from "./readPattern.ts";

/**
 * A part of a number as a person is told: so many characters of a kind, one of a few, or characters
 * that always stand there.
 */
export type NumberPart =
  | {
      readonly kind: "digits" | "letters" | "lettersOrDigits";
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: "oneOf" | "literal"; readonly characters: string };

/** More characters than that are not told one by one. */
const mostNamed = 6;

/**
 * Describes the pattern of a document's number, each of its alternatives from the first character to
 * the last. Separators that may be absent are left out: numbers are compared without them. Null where
 * the pattern has no such description.
 */
export function describePattern(pattern: string): readonly (readonly NumberPart[])[] | null {
  const formats = formatsOf(pattern)?.map(partsOf) ?? [];
  return formats.length > 0 && formats.every((parts) => parts !== null) ? formats : null;
}

function formatsOf(pattern: string): readonly NumberFormat[] | null {
  try {
    return readPattern(pattern);
  } catch (error) {
    if (error instanceof NumberPatternError) return null;
    throw error;
  }
}

function partsOf(format: NumberFormat): readonly NumberPart[] | null {
  const parts: NumberPart[] = [];
  for (const place of format) {
    const { isOptional } = place;
    // Zones fill shorter numbers up with it.
    const characters = place.characters.replace(/(?<=.)<|<(?=.)/u, "");
    if (isOptional && isSeparator(characters)) continue;
    const part = partOf(characters, isOptional);
    if (part === null) return null;
    const last = parts.at(-1);
    const joined = last && join(last, part);
    if (joined === undefined) parts.push(part);
    else parts[parts.length - 1] = joined;
  }
  return parts.length === 0 ? null : parts;
}

/** What may stand at one place; null where it is neither letters nor digits. */
function partOf(characters: string, isOptional: boolean): NumberPart | null {
  const isOne = [...characters].length === 1;
  if (!isOptional && isOne) return { kind: "literal", characters };
  const count = { least: isOptional ? 0 : 1, most: 1 };
  if (/^\d+$/.test(characters)) return { kind: "digits", ...count };
  // A range of Greek letters holds a place that no letter has.
  if (!/^[\p{L}\p{Cn}\d]+$/u.test(characters)) return null;
  if (!isOptional && [...characters].length <= mostNamed) return { kind: "oneOf", characters };
  return { kind: /\d/.test(characters) ? "lettersOrDigits" : "letters", ...count };
}

/** Two neighbours as one part; undefined where they are told one after the other. */
function join(first: NumberPart, second: NumberPart): NumberPart | undefined {
  if (first.kind === "literal" && second.kind === "literal") {
    return { kind: "literal", characters: first.characters + second.characters };
  }
  if ("characters" in first || "characters" in second || first.kind !== second.kind)
    return undefined;
  return {
    kind: first.kind,
    least: first.least + second.least,
    most: first.most + second.most,
  };
}

const isSeparator = (characters: string): boolean => !/[\p{L}\p{N}]/u.test(characters);

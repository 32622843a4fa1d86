/** What may stand at one place of a number. */
export interface NumberPlace {
  /** `literal` is one given character, `oneOf` one of a few. */
  readonly kind: "digit" | "letter" | "letterOrDigit" | "literal" | "oneOf";
  /** The characters that may stand there, such as "0123456789". */
  readonly characters: string;
  readonly isOptional: boolean;
}

/** The places of a number in their order. */
export type NumberFormat = readonly NumberPlace[];

/** A pattern that is not of the form that numbers of documents have. */
export class NumberPatternError extends Error {
  override readonly name = "NumberPatternError";
}

const digits = "0123456789";
const latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** No number of a document is longer; a pattern that repeats more often is a mistake. */
const longest = 40;

const part =
  /(?:\[(?<set>(?:\\.|[^\]\\])+)\]|\\(?<escaped>.)|(?<plain>[^[\]\\{}()*+?|^$.]))(?:\{(?<least>\d+)(?:,(?<most>\d+))?\}|(?<optional>\?))?/uy;

/**
 * Reads the pattern of a document's number: a regular expression of anchored alternatives of
 * characters, `\d` and sets, each with `{n}`, `{n,m}` or `?`. Gives the places of each alternative.
 * @throws {NumberPatternError} where the pattern has another form.
 */
export function readPattern(pattern: string): readonly NumberFormat[] {
  return pattern.split("|").map((alternative) => {
    if (!alternative.startsWith("^") || !alternative.endsWith("$"))
      throw new NumberPatternError(pattern);
    const body = alternative.slice(1, -1);
    const places: NumberPlace[] = [];
    for (let at = 0; at < body.length; at = part.lastIndex) {
      part.lastIndex = at;
      const groups = part.exec(body)?.groups;
      if (groups === undefined) throw new NumberPatternError(pattern);
      places.push(...placesOf(groups));
    }
    if (places.length > longest) throw new NumberPatternError(pattern);
    return places;
  });
}

function placesOf({
  set,
  escaped,
  plain,
  least,
  most,
  optional,
}: Record<string, string | undefined>) {
  const characters =
    set === undefined ? (escaped === "d" ? digits : (escaped ?? plain ?? "")) : charactersIn(set);
  const required = optional === undefined ? Number(least ?? 1) : 0;
  const total = optional === undefined ? Number(most ?? least ?? 1) : 1;
  return Array.from({ length: Math.min(total, longest + 1) }, (_, index): NumberPlace => ({
    kind: kindOf(characters),
    characters,
    isOptional: index >= required,
  }));
}

/** The characters of a set, such as `A-NP-Z0-9`. */
function charactersIn(set: string): string {
  const all = set.replaceAll(
    /\\(.)|(.)-(.)|(.)/gu,
    (_, escaped?: string, from?: string, to?: string, one?: string) => {
      if (escaped !== undefined) return escaped === "d" ? digits : escaped;
      return from === undefined || to === undefined ? (one ?? "") : rangeOf(from, to);
    },
  );
  return [...new Set(all)].join("");
}

function rangeOf(from: string, to: string): string {
  const first = from.codePointAt(0) ?? 0;
  const last = to.codePointAt(0) ?? 0;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    String.fromCodePoint(first + index),
  ).join("");
}

function kindOf(characters: string): NumberPlace["kind"] {
  const sorted = [...characters].toSorted().join("");
  if (sorted.length === 1) return "literal";
  if (sorted === digits) return "digit";
  if (sorted === latin) return "letter";
  return sorted === digits + latin ? "letterOrDigit" : "oneOf";
}

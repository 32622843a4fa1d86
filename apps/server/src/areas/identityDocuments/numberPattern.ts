/** One place of a pattern: a set of characters, or a group, and how often it stands. */
interface Part {
  readonly source: string;
  readonly least: number;
  readonly most: number;
}

const part = /(\[[^\]]+\]|\\.|[^[\]\\()|?*+{}^$])(\?|\{(\d+)(?:,(\d+))?\})?/gy;

/** Whether a pattern is a regular expression of the simple form that number prefixes are made from. */
export function isNumberPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern).source !== "" && alternativesOf(pattern) !== undefined;
  } catch {
    return false;
  }
}

/**
 * A regular expression that matches the beginnings of what a pattern matches: `^[A-Z]\d{2}$` gives one
 * for the empty text, a letter, a letter and one digit, and so on. Throws for a pattern that
 * isNumberPattern refuses.
 */
export function beginningsOf(pattern: string): string {
  const alternatives = alternativesOf(pattern);
  if (alternatives === undefined) throw new Error(`${pattern} is no pattern of a number`);
  return `^(?:${alternatives.map(beginnings).join("|")})$`;
}

/** Nested from the left: as many of a part as are typed, and after all of them those of the next. */
function beginnings([first, ...rest]: readonly Part[]): string {
  if (first === undefined) return "";
  const { source, least, most } = first;
  const some = `${source}{0,${most}}`;
  if (rest.length === 0) return some;
  return `(?:${some}|${source}{${least},${most}}${beginnings(rest)})`;
}

/** The parts of each alternative; undefined where a pattern has groups or open repetitions. */
function alternativesOf(pattern: string): Part[][] | undefined {
  const alternatives = pattern.split("|").map((each) => {
    const body = /^\^(.+)\$$/.exec(each)?.[1];
    return body === undefined ? undefined : partsOf(body);
  });
  return alternatives.every((each) => each !== undefined) ? alternatives : undefined;
}

function partsOf(body: string): Part[] | undefined {
  const found = [...body.matchAll(part)];
  if (found.map(([whole]) => whole).join("") !== body) return undefined;
  return found.map(([, source = "", count, least, most]) => ({
    source,
    least: count === "?" ? 0 : Number(least ?? 1),
    most: count === "?" ? 1 : Number(most ?? least ?? 1),
  }));
}

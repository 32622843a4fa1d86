/** One place of a pattern: what may stand there and how often it must. */
interface Place {
  readonly allowed: RegExp;
  readonly least: number;
}

/** Tried from the left: figures that no office starts with, then letters that look like blanks. */
const candidates = "0X1АХΧABCDEFGHIJKLMNOPQRSTUVWYZ23456789.-/() <ΑΒ";

/**
 * The plainest number that fits a pattern: zeros, and X where a letter must stand. It has the shape
 * of the real numbers and is none of them. Throws where nothing simple fits.
 */
export function fictionalNumber(pattern: string): string {
  const [first = ""] = pattern.split("$|^");
  if (/[(|+*](?![^[]*\])/.test(first.replaceAll(/\\./g, ""))) throw refusal(pattern);
  const places = placesOf(first.replace(/^\^|\$$/g, ""));
  let written = 0;
  const number = places
    .map(({ allowed, least }) => {
      let text = "";
      while (text.length < least) text += letterFor(allowed, written++);
      return text;
    })
    .join("");
  if (!new RegExp(pattern).test(number)) throw refusal(pattern);
  return number;
}

function refusal(pattern: string): Error {
  return new Error(`no number could be made for the pattern ${pattern}`);
}

/** Where both stand, zeros and letters take turns. */
function letterFor(allowed: RegExp, position: number): string {
  const isMixed = allowed.test("0") && allowed.test("X");
  const preferred = isMixed && position % 2 === 1 ? "X" : candidates;
  return [...preferred, ...candidates].find((letter) => allowed.test(letter)) ?? "X";
}

function placesOf(source: string): Place[] {
  const part = /(\[[^\]]+\]|\\.|[^?{])(\?|\{(\d+)(?:,\d+)?\})?/g;
  return [...source.matchAll(part)].map(([, set = "", count, least]) => ({
    allowed: new RegExp(`^${set === "." ? "\\." : set}$`),
    least: count === "?" ? 0 : least === undefined ? 1 : Number(least),
  }));
}

import type { DocumentFacts } from "./facts.ts";
import { type DateParts, type Holder, isUtopia } from "./holder.ts";

/** Where the check digits of each format stand: line and position from 0. */
const digitPlaces = {
  TD1: [
    [0, 14],
    [1, 6],
    [1, 14],
    [1, 29],
  ],
  TD2: [
    [1, 9],
    [1, 19],
    [1, 27],
    [1, 35],
  ],
  TD3: [
    [1, 9],
    [1, 19],
    [1, 27],
    [1, 42],
    [1, 43],
  ],
} as const;

/** What is added to each check digit of a drawing that names a real state, modulo ten. */
export const wrongBy = 4;

/**
 * The lines of a drawn document after ICAO 9303-4 to -6. Those of Utopia add up; those that name a
 * real state have every check digit wrong by four, so that no drawing passes for a document.
 */
export function drawnZone(facts: DocumentFacts, holder: Holder): string[] {
  if (facts.mrz === null) return [];
  const lines = writers[facts.mrz.format](facts.mrz.documentCode, facts, holder);
  return isUtopia(facts) ? lines : spoilt(lines, digitPlaces[facts.mrz.format]);
}

type Writer = (code: string, facts: DocumentFacts, holder: Holder) => string[];

const writers: Readonly<Record<"TD1" | "TD2" | "TD3", Writer>> = {
  TD1(code, facts, holder) {
    const { number, birth, expiry } = parts(holder);
    const first = `${padded(code, 2)}${padded(facts.issuer, 3)}${number}${padded("", 15)}`;
    const second = `${birth}${holder.sex}${expiry}${padded(holder.nationality, 3)}${padded("", 11)}`;
    const whole = checkDigit(first.slice(5) + birth + expiry + padded("", 11));
    return [first, second + whole, padded(names(holder), 30)];
  },
  TD2: (code, facts, holder) => twoLines(36, 7, code, facts, holder),
  TD3: (code, facts, holder) => twoLines(44, 14, code, facts, holder),
};

function twoLines(
  length: number,
  optional: number,
  code: string,
  facts: DocumentFacts,
  holder: Holder,
): string[] {
  const { number, birth, expiry } = parts(holder);
  // A passport has a check digit for its optional data too, a filler where they are empty.
  const rest = padded("", optional) + (length === 44 ? "<" : "");
  const first = padded(`${padded(code, 2)}${padded(facts.issuer, 3)}${names(holder)}`, length);
  const second = `${number}${padded(holder.nationality, 3)}${birth}${holder.sex}${expiry}${rest}`;
  return [first, second + checkDigit(number + birth + expiry + rest)];
}

function parts({ number, birth, expiry }: Holder) {
  const digits = padded(number.replace(/[^A-Z0-9<]/g, ""), 9);
  const checked = (text: string) => text + checkDigit(text);
  return {
    number: checked(digits),
    birth: checked(sixDigits(birth)),
    expiry: checked(sixDigits(expiry)),
  };
}

function names({ surname, givenNames }: Holder): string {
  return `${surname}<<${givenNames.replaceAll(" ", "<")}`;
}

function sixDigits({ year, month, day }: DateParts): string {
  return [year % 100, month, day].map((part) => String(part).padStart(2, "0")).join("");
}

function padded(text: string, length: number): string {
  return text.slice(0, length).padEnd(length, "<");
}

/** Weights 7, 3, 1; letters count from ten. Source: ICAO 9303-3, 4.9. */
function checkDigit(text: string): string {
  const sum = [...text].reduce((total, letter, index) => {
    const value = letter === "<" ? 0 : Number.parseInt(letter, 36);
    return total + value * ([7, 3, 1][index % 3] ?? 0);
  }, 0);
  return String(sum % 10);
}

function spoilt(
  lines: readonly string[],
  places: readonly (readonly [line: number, position: number])[],
): string[] {
  return lines.map((line, index) => {
    const letters = [...line];
    for (const [at, position] of places) {
      const digit = letters[position];
      if (at === index && digit !== undefined && digit !== "<")
        letters[position] = String((Number(digit) + wrongBy) % 10);
    }
    return letters.join("");
  });
}

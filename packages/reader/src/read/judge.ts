import { coveredPlaces, layouts, type MrzCheckDigit, readCheckDigits } from "@specimen/core/mrz";
import type { PictureFormat } from "./cellClasses.ts";
import type { DecodedText } from "./decode.ts";

export type Verdict = "pass" | "fail" | "notJudged";

/** A check digit with what may be said of it from a picture. */
export interface JudgedDigit extends MrzCheckDigit {
  readonly verdict: Verdict;
  /** How sure the least sure character of it is, 0 to 1. */
  readonly sureness: number;
}

/** A digit passes when every character it covers is at least so sure, and fails when it is at least so sure. */
const leastSureness = { pass: 0.6, fail: 0.9 } as const;

/** A digit that is right thanks to more than one look-alike says nothing. */
const greatestChanges = 1;

/** The check digits of a text that was read, each judged only where its characters are sure enough. */
export function judgeDigits(
  format: PictureFormat,
  text: DecodedText,
  { isClear }: { readonly isClear: boolean },
): JudgedDigit[] {
  return readCheckDigits(layouts[format], text.lines).map((digit) => {
    const places = [...coveredPlaces(layouts[format], text.lines, digit.name), digit];
    const sureness = Math.min(
      ...places.map(({ line, position }) => text.sureness[line - 1]?.[position - 1] ?? 0),
    );
    const changes = text.changes.filter((change) =>
      places.some(({ line, position }) => change.line === line && change.position === position),
    ).length;
    return { ...digit, sureness, verdict: verdictOf({ ok: digit.ok, sureness, changes, isClear }) };
  });
}

interface Evidence {
  readonly ok: boolean;
  readonly sureness: number;
  readonly changes: number;
  /** The zone as a whole was read without doubt. */
  readonly isClear: boolean;
}

function verdictOf({ ok, sureness, changes, isClear }: Evidence): Verdict {
  if (ok) {
    return sureness >= leastSureness.pass && changes <= greatestChanges ? "pass" : "notJudged";
  }
  return isClear && sureness >= leastSureness.fail ? "fail" : "notJudged";
}

import {
  coveredPlaces,
  layouts,
  lookAlikeOf,
  type MrzCheckDigit,
  readCheckDigits,
} from "@specimen/core/mrz";
import { glyphClasses } from "../net/shape.ts";
import type { PictureLayout } from "./cellClasses.ts";
import type { Likelihoods } from "./cellReader.ts";
import { fillBehindNames } from "./fillBehindNames.ts";

/** The text of a zone with how sure each character is, 0 to 1. */
export interface DecodedText {
  readonly lines: readonly string[];
  readonly sureness: readonly (readonly number[])[];
  readonly changes: readonly Change[];
}

/** A look-alike taken instead of the likeliest character, because a check digit is right with it. */
export interface Change {
  readonly line: number;
  readonly position: number;
  readonly from: string;
  readonly to: string;
}

/** A look-alike may be taken instead when it is at least this likely beside the character. */
const leastRatio = 0.08;

/** What the likelihoods of the allowed characters must add up to before a character counts as sure. */
const leastTotal = 0.02;

/** The likeliest characters that the layout allows. */
export function decode(
  cells: readonly (readonly Likelihoods[])[],
  layout: PictureLayout,
): DecodedText {
  const rows = cells.map((row, line) =>
    row.map((likelihoods, index) => likeliest(likelihoods, layout.classes[line]?.[index] ?? [])),
  );
  const likeliestLines = rows.map((row) => row.map((index) => glyphClasses.charAt(index)).join(""));
  const best = fillBehindNames(likeliestLines, cells, layout.format);
  const { lines, changes } = withLookAlikes(best, cells, layout);
  const sureness = lines.map((text, line) =>
    [...text].map((character, index) => {
      const likelihoods = cells[line]?.[index] ?? new Float32Array();
      const allowed = layout.classes[line]?.[index] ?? [];
      const total = allowed.reduce((sum, each) => sum + (likelihoods[each] ?? 0), 0);
      const own = likelihoods[glyphClasses.indexOf(character)] ?? 0;
      return own / Math.max(leastTotal, total);
    }),
  );
  return { lines, sureness, changes };
}

function likeliest(likelihoods: Likelihoods, allowed: readonly number[]): number {
  let best = allowed[0] ?? 0;
  for (const each of allowed) if ((likelihoods[each] ?? 0) > (likelihoods[best] ?? 0)) best = each;
  return best;
}

/**
 * Takes look-alikes where a check digit fails: only a letter for a digit or the other way round,
 * only where the layout allows both, only where the net finds both likely, at most one for each
 * digit. Never a digit for a digit: that would mend a forged number.
 */
function withLookAlikes(
  best: readonly string[],
  cells: readonly (readonly Likelihoods[])[],
  layout: PictureLayout,
): { lines: string[]; changes: Change[] } {
  let lines = [...best];
  const changes: Change[] = [];
  for (const { name } of wrongDigits(layout, lines)) {
    const before = wrongDigits(layout, lines).length;
    const candidates = coveredPlaces(layouts[layout.format], lines, name)
      .flatMap(({ line, position }) => {
        const from = lines[line - 1]?.charAt(position - 1) ?? "";
        const to = lookAlikeOf(from);
        const isFree = layout.cells[line - 1]?.[position - 1] === "any";
        if (to === undefined || !isFree) return [];
        const likelihoods = cells[line - 1]?.[position - 1] ?? new Float32Array();
        const own = likelihoods[glyphClasses.indexOf(from)] ?? 0;
        const ratio = (likelihoods[glyphClasses.indexOf(to)] ?? 0) / Math.max(1e-6, own);
        return ratio >= leastRatio ? [{ line, position, from, to, ratio }] : [];
      })
      .sort((a, b) => b.ratio - a.ratio);
    for (const { ratio: _, ...change } of candidates) {
      const changed = replaced(lines, change);
      if (wrongDigits(layout, changed).length >= before) continue;
      lines = changed;
      changes.push(change);
      break;
    }
  }
  return { lines, changes };
}

const wrongDigits = (layout: PictureLayout, lines: readonly string[]): MrzCheckDigit[] =>
  readCheckDigits(layouts[layout.format], lines).filter(({ ok }) => !ok);

const replaced = (lines: readonly string[], { line, position, to }: Change): string[] =>
  lines.map((text, index) =>
    index === line - 1 ? text.slice(0, position - 1) + to + text.slice(position) : text,
  );

import { filler } from "./characters.ts";
import { cellsAt, characterAt, isAllowed, type MrzFormat, type MrzLayout } from "./layout.ts";
import { layouts, mrzFormats } from "./layouts.ts";

/** Costs of what is evidence against a layout, in characters that do not fit their cell. */
const evidenceCosts = { documentCode: 4, line: 5, width: 5, foreignState: 0.5 } as const;

export interface RecognisedFormat {
  /** The layout that fits best; null for an empty text. */
  readonly format: MrzFormat | null;
  /** All that fit equally well, the best first: more than one only while lines are incomplete. */
  readonly candidates: readonly MrzFormat[];
}

/** Finds the layout of lines that may be incomplete, from what is there. */
export function recogniseFormat(lines: readonly string[]): RecognisedFormat {
  if (lines.every((line) => line === "")) return { format: null, candidates: [] };
  const costs = mrzFormats.map((format) => ({ format, cost: costOf(layouts[format], lines) }));
  const least = Math.min(...costs.map(({ cost }) => cost));
  const candidates = costs.filter(({ cost }) => cost === least).map(({ format }) => format);
  return { format: candidates[0] ?? null, candidates };
}

function costOf(layout: MrzLayout, lines: readonly string[]): number {
  const first = lines[0] ?? "";
  let cost = beginsLike(layout, first) ? 0 : evidenceCosts.documentCode;
  // On a layout of one state a missing state code is evidence for the layout of all states.
  if (layout.format.startsWith("FR") && !"FRA".startsWith(first.slice(2, 5))) {
    cost += evidenceCosts.foreignState;
  }
  if (layout.format === "TD2" && first.startsWith("IDFRA")) cost += evidenceCosts.foreignState;
  cost += Math.max(0, lines.length - layout.lines) * evidenceCosts.line;
  lines.forEach((line, index) => {
    const isLast = index === lines.length - 1;
    const missing = layout.width - line.length;
    cost += isLast
      ? Math.min(evidenceCosts.width, Math.max(0, -missing))
      : Math.min(evidenceCosts.width, Math.abs(missing));
    for (let position = 1; position <= Math.min(line.length, layout.width); position += 1) {
      const cells = cellsAt(layout, { line: index + 1, position });
      if (!isAllowed(cells, line.charAt(position - 1))) cost += 1;
    }
  });
  return cost + (overflowsWithoutNumber(layout, lines) ? 1 : 0);
}

/** A filler in place of the number's check digit means a number of more than nine characters. */
function overflowsWithoutNumber(layout: MrzLayout, lines: readonly string[]): boolean {
  const digit = layout.checkDigits.find(({ mayOverflow }) => mayOverflow);
  if (digit === undefined || characterAt(lines, digit) !== filler) return false;
  return characterAt(lines, { ...digit, position: digit.position - 1 }) === filler;
}

/** Whether a first line, of which one character may be there, has the document code of a layout. */
const beginsLike = ({ documentCode }: MrzLayout, line: string): boolean =>
  [line, ...(line.length < 2 ? [`${line}1`, `${line}D`] : [])].some((each) =>
    documentCode.test(each),
  );

import { lookAlikeOf } from "./characters.ts";
import { typedCheckDigits } from "./checkDigits.ts";
import {
  type CellPlace,
  cellsAt,
  characterAt,
  type CheckDigitName,
  isAllowed,
  type MrzLayout,
  placesOf,
} from "./layout.ts";

/** A character that was likely misread or mistyped, and what it may be instead. A hint, never a verdict. */
export interface Misreading extends CellPlace {
  readonly printed: string;
  readonly instead: string;
  /** `cell`: the character cannot stand there; `checkDigit`: a failing digit would be right. */
  readonly reason: "cell" | "checkDigit";
  /** The check digits that would be right with it and are not now. */
  readonly settles: readonly CheckDigitName[];
}

/** Look-alikes (O 0, I 1, B 8, S 5, Z 2, G 6) that would put the zone right, the likeliest first. */
export function findMisreadings(layout: MrzLayout, lines: readonly string[]): Misreading[] {
  const wrong = wrongDigits(layout, lines);
  return placesOf(
    lines.slice(0, layout.lines).map((line, index) => ({
      line: index + 1,
      from: 1,
      to: Math.min(line.length, layout.width),
    })),
  )
    .flatMap((place) => misreadingAt(layout, lines, place, wrong))
    .sort((a, b) => rank(b) - rank(a));
}

function misreadingAt(
  layout: MrzLayout,
  lines: readonly string[],
  place: CellPlace,
  wrong: readonly CheckDigitName[],
): Misreading[] {
  const printed = characterAt(lines, place);
  const instead = lookAlikeOf(printed);
  const cells = cellsAt(layout, place);
  if (instead === undefined || !isAllowed(cells, instead)) return [];
  const isMisplaced = !isAllowed(cells, printed);
  if (!isMisplaced && wrong.length === 0) return [];
  const stillWrong = wrongDigits(layout, replaced(lines, place, instead));
  const settles = wrong.filter((name) => !stillWrong.includes(name));
  const breaks = stillWrong.some((name) => !wrong.includes(name));
  if (isMisplaced) return [{ ...place, printed, instead, reason: "cell", settles }];
  return settles.length > 0 && !breaks
    ? [{ ...place, printed, instead, reason: "checkDigit", settles }]
    : [];
}

const rank = ({ reason, settles }: Misreading): number =>
  settles.length * 2 + (reason === "cell" ? 1 : 0);

const wrongDigits = (layout: MrzLayout, lines: readonly string[]): CheckDigitName[] =>
  typedCheckDigits(layout, lines).flatMap(({ name, state }) => (state === "wrong" ? [name] : []));

const replaced = (lines: readonly string[], { line, position }: CellPlace, character: string) =>
  lines.map((text, index) =>
    index === line - 1 ? text.slice(0, position - 1) + character + text.slice(position) : text,
  );

import { layouts, mrzFormats, type MrzFormat, normaliseMrz, readMrz } from "@specimen/core/mrz";

/** What is told of a zone that is not as it was typed. */
export interface ZoneNotes {
  /** Characters that were exchanged or added, such as "O → 0". */
  readonly corrected: readonly string[];
  /** The scanner that sent it is set to another keyboard layout than this computer. */
  readonly hasOtherLayout?: boolean;
}

/** It is as it was typed. */
export const noNotes: ZoneNotes = { corrected: [] };

/** A zone while it is typed: its text, and what was put right in it. */
export interface ZoneText extends ZoneNotes {
  readonly text: string;
}

/**
 * Brings typed, pasted or scanned text to the lines of a zone: capitals, no blanks, a new line where the
 * layout's is full, fillers after names that were left out, and a look-alike where only the other one
 * can stand. `isDone`: nothing is typed on in its last line, as after a line break.
 */
export function toZoneText(typed: string, today: string, { isDone = false } = {}): ZoneText {
  // The blank line at the end is where the next line is typed.
  const isNewLine = typed.endsWith("\n");
  const bare = wrapped(normaliseMrz(typed).split("\n"), today);
  const lines = withFillers(bare, isDone || isNewLine);
  const text = lines.join("\n");
  const added = text.length - bare.join("\n").length;
  const { format, misreadings } = readMrz(text, { today });
  const misplaced = beginsAs(lines, format)
    ? misreadings.filter(({ reason }) => reason === "cell")
    : [];
  const mended = misplaced.reduce(
    (all, { line, position, instead }) =>
      all.map((each, index) =>
        index === line - 1 ? each.slice(0, position - 1) + instead + each.slice(position) : each,
      ),
    lines,
  );
  return {
    text: mended.join("\n") + (isNewLine && text !== "" ? "\n" : ""),
    corrected: [
      ...misplaced.map(({ printed, instead }) => `${printed} → ${instead}`),
      ...(added > 0 ? [`+ ${added} × <`] : []),
    ],
  };
}

/**
 * Names end in fillers, which no check digit covers: where all of them were left out and the other lines
 * are whole, they are added. A line that ends in a filler stays as it is: too short, it contradicts.
 */
function withFillers(lines: readonly string[], isDone: boolean): readonly string[] {
  const [first = ""] = lines;
  const possible = mrzFormats
    .map((format) => layouts[format])
    .filter((layout) => layout.documentCode.test(first) && layout.lines === lines.length);
  for (const { width, fields } of possible) {
    const names = fields.find(({ name }) => name === "names");
    if (names === undefined) continue;
    const at = names.line - 1;
    const line = lines[at] ?? "";
    const isLeftOut = line.length >= names.from && line.length < width && /[A-Z]$/.test(line);
    const areWhole = lines.every(({ length }, index) => index === at || length === width);
    // The last line may go on, and so do all in a wider layout.
    const goesOn = names.line === lines.length || possible.some((other) => other.width > width);
    if (isLeftOut && areWhole && (isDone || !goesOn))
      return lines.with(at, line.padEnd(width, "<"));
  }
  return lines;
}

/** Whether the code of a document of the layout is there: without it the cells are those of a guess. */
const beginsAs = ([first = ""]: readonly string[], format: MrzFormat | null): format is MrzFormat =>
  format !== null && layouts[format].documentCode.test(first);

/**
 * A visa of 36 that is typed on where its first line ends: names, which a visa of 44 would still have
 * there, end in fillers and have no digits.
 */
const narrowVisa = /^V.{34}<[A-Z<]*\d/;

/** Lines that are longer than the layout's go on in the next one, as far as there are lines. */
function wrapped(lines: readonly string[], today: string): readonly string[] {
  const { format } = readMrz(lines.join("\n"), { today });
  if (!beginsAs(lines, format)) return lines;
  const [first = "", ...rest] = lines;
  const { width, lines: most } = layouts[narrowVisa.test(first) ? "MRV-B" : format];
  if (first.length <= width || lines.length >= most) {
    return rest.length === 0 ? lines : [first, ...wrappedRest(rest, width, most - 1)];
  }
  return [first.slice(0, width), ...wrappedRest([first.slice(width), ...rest], width, most - 1)];
}

function wrappedRest(lines: readonly string[], width: number, most: number): readonly string[] {
  const [first = "", ...rest] = lines;
  if (lines.length === 0) return [];
  if (first.length <= width || lines.length >= most) {
    return [first, ...wrappedRest(rest, width, most - 1)];
  }
  return [first.slice(0, width), ...wrappedRest([first.slice(width), ...rest], width, most - 1)];
}

/** Characters of a text that no zone has, each once: what a keyboard gives whose layout is not the scanner's. */
export const foreignCharacters = (text: string): readonly string[] => [
  ...new Set(text.replaceAll(/[A-Z0-9<\n]/g, "")),
];

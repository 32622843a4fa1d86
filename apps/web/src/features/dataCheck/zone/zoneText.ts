import { layouts, type MrzFormat, normaliseMrz, readMrz } from "@specimen/core/mrz";

/** A zone while it is typed: its text, and what was put right in it. */
export interface ZoneText {
  readonly text: string;
  /** Characters that were exchanged, such as "O → 0"; read out once. */
  readonly corrected: readonly string[];
}

/**
 * Brings typed, pasted or scanned text to the lines of a zone: capitals, no blanks, a new line where the
 * layout's is full, and a look-alike where only the other one can stand.
 */
export function toZoneText(typed: string, today: string): ZoneText {
  // The blank line at the end is where the next line is typed.
  const isNewLine = typed.endsWith("\n");
  const lines = wrapped(normaliseMrz(typed).split("\n"), today);
  const text = lines.join("\n");
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
    corrected: misplaced.map(({ printed, instead }) => `${printed} → ${instead}`),
  };
}

/** Whether the code of a document of the layout is there: without it the cells are those of a guess. */
const beginsAs = ([first = ""]: readonly string[], format: MrzFormat | null): format is MrzFormat =>
  format !== null && layouts[format].documentCode.test(first);

/** Lines that are longer than the layout's go on in the next one, as far as there are lines. */
function wrapped(lines: readonly string[], today: string): readonly string[] {
  const { format } = readMrz(lines.join("\n"), { today });
  if (!beginsAs(lines, format)) return lines;
  const { width, lines: most } = layouts[format];
  const [first = "", ...rest] = lines;
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

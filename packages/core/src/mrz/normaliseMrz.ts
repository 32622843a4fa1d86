import { filler } from "./characters.ts";
import { layouts, mrzFormats } from "./layouts.ts";

/** Signs that a keyboard or a text recognition gives in place of a filler. */
const fillerLike = /[‹〈＜]/g;

/**
 * Text as it is typed, pasted or sent by a scanner, brought to the characters of a zone: small
 * letters become capitals, signs like a filler become one, blanks are left out or become fillers,
 * whichever gives a line the length of a layout, and a zone in one line is parted into its lines.
 * Characters that have no counterpart stay, so that they can be shown.
 */
export function normaliseMrz(text: string): string {
  const lines = text
    .replace(/[«≪]/g, filler + filler)
    .replace(fillerLike, filler)
    .toUpperCase()
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== "");
  const whole = trimmed(lines).map(withoutBlanks);
  return (whole.length === 1 ? parted(whole[0] ?? "") : whole).join("\n");
}

const widths = new Set(mrzFormats.map((format) => layouts[format].width));

/** Blanks at the end of lines are fillers where all lines are as long as a layout's with them. */
function trimmed(lines: readonly string[]): readonly string[] {
  const padded = lines.map((line) => line.trimStart());
  const width = padded[0]?.length ?? 0;
  const areWhole = widths.has(width) && padded.every(({ length }) => length === width);
  return areWhole ? padded : lines.map((line) => line.trim());
}

function withoutBlanks(line: string): string {
  const filled = line.replace(/\s/g, filler);
  return widths.has(filled.length) ? filled : line.replace(/\s/g, "");
}

/** Lengths of whole zones; of two layouts of one length the code decides, and they are parted alike. */
function parted(line: string): string[] {
  const layout = mrzFormats
    .map((format) => layouts[format])
    .find((each) => each.lines > 1 && each.lines * each.width === line.length);
  if (layout === undefined) return [line];
  return Array.from({ length: layout.lines }, (_, index) =>
    line.slice(index * layout.width, (index + 1) * layout.width),
  );
}

import { letters, lettering } from "../lettering.ts";
import type { Sheet } from "../sheet.ts";
import { element } from "../svg.ts";

/** A banderole across the foot of the frame with the motif's words in capitals. */
export function motifPlate(sheet: Sheet): string {
  const { inks, pen, record, view, places } = sheet;
  const { radius, stretch } = places.motif;
  const words = (view.side === "front" ? record.front : record.back) ?? "Motif not recorded";
  const lines = balanced(words.toUpperCase(), stretch > 1.1 ? 26 : 15).map((line) =>
    lettering(line, "text", 0.06),
  );
  const longest = Math.max(...lines.map((line) => line.length / line.capital));
  const capital = Math.min(radius * 0.112, (radius * stretch * 1.56) / longest);
  const pitch = capital * 1.7;
  const padding = capital * 0.95;
  const height = Math.round(pitch * (lines.length - 1) + capital + padding * 2);
  const half = Math.round((longest * capital) / 2 + padding * 1.5);
  const top = Math.round(radius * 0.66 - height / 2);
  const notch = Math.round(height * 0.2);
  const outline = (inset: number) => {
    const [right, upper] = [half - inset, top + inset];
    const fall = height / 2 - inset;
    return `M${-right} ${upper}H${right}l${-notch} ${fall} ${notch} ${fall}H${-right}l${notch} ${-fall}z`;
  };
  return (
    element("path", {
      d: outline(0),
      fill: inks.paper,
      stroke: inks.line,
      "stroke-width": pen * 1.3,
    }) +
    element("path", {
      d: outline(Math.round(padding * 0.32)),
      fill: "none",
      stroke: inks.second,
      "stroke-width": pen * 0.7,
    }) +
    lines
      .map((line, index) =>
        letters(
          line,
          { x: 0, y: top + padding + capital + index * pitch, height: capital, anchor: "middle" },
          { fill: inks.deep },
        ),
      )
      .join("")
  );
}

/** As many lines as `most` letters a line ask for, but of even length. */
function balanced(text: string, most: number): string[] {
  const count = wrap(text, most).length;
  let width = Math.ceil(text.length / count);
  while (wrap(text, width).length > count) width++;
  return wrap(text, width);
}

/** Words in lines of at most `most` letters; a longer word stays whole. */
function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

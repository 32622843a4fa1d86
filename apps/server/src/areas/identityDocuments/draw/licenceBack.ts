import { element } from "../../../images/svg.ts";
import { smallPrint, words } from "../../../images/inscription.ts";
import type { Share } from "./drawnDocument.ts";
import type { PageCanvas } from "./pageCanvas.ts";

const categories = ["AM", "A1", "A2", "A", "B1", "B", "C1", "C", "D1", "D", "BE", "C1E", "CE"];

/** Table of categories with columns 9 to 12, and the legend. Source: Directive 2006/126/EC, Annex I. */
export function licenceBack(canvas: PageCanvas): string {
  const { facts, mm, inks, fine, pen } = canvas;
  const backFields: Readonly<Record<string, Share>> = facts.layout?.backFields ?? {};
  const table = canvas.box(backFields["table"] ?? { x: 18, y: 6, width: 78, height: 76 });
  const rows = fine.hasWords ? categories.length + 1 : 7;
  const pitch = table.height / rows;
  const columns = [0, 0.2, 0.47, 0.74, 1].map((share) => table.x + table.width * share);
  let grid = "";
  for (let row = 0; row <= rows; row++)
    grid += `M${Math.round(table.x)} ${Math.round(table.y + row * pitch)}h${Math.round(table.width)}`;
  for (const x of columns)
    grid += `M${Math.round(x)} ${Math.round(table.y)}v${Math.round(table.height)}`;
  const frame =
    element("rect", { ...table, fill: inks.plain, "fill-opacity": 0.55 }) +
    element("path", { d: grid, stroke: inks.accent, "stroke-width": pen, opacity: 0.7 });
  if (!fine.hasWords) return frame;
  const height = pitch * 0.5;
  const heads = ["9.", "10.", "11.", "12."].map((text, index) =>
    words(
      canvas,
      text,
      {
        x: ((columns[index] ?? 0) + (columns[index + 1] ?? 0)) / 2,
        y: table.y + pitch * 0.74,
        height,
        anchor: "middle",
        most: mm * 10,
      },
      { fill: inks.accent },
    ),
  );
  const lines = categories.map((category, index) => {
    const y = table.y + pitch * (index + 1.74);
    const cell = (column: number, text: string) =>
      words(
        canvas,
        text,
        { x: (columns[column] ?? 0) + mm * 1.2, y, height, most: mm * 17 },
        { fill: inks.data },
      );
    const isGiven = category === "AM" || category === "B";
    return cell(0, category) + (isGiven ? cell(1, "00.00.00") + cell(2, "00.00.00") : "");
  });
  const legend = canvas.box(backFields["legend"] ?? { x: 3, y: 6, width: 14, height: 76 });
  const notes = facts.fields.map(({ key, label }, index) =>
    smallPrint(
      `${key}. ${label.split("/")[0]?.trim() ?? ""}`,
      {
        x: legend.x,
        y: legend.y + mm * 1.2 + index * (legend.height / (facts.fields.length + 1)),
        height: mm * 0.75,
        most: legend.width,
      },
      { fill: inks.accent },
    ),
  );
  return frame + heads.join("") + lines.join("") + notes.join("");
}

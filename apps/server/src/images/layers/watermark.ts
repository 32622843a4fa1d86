import type { Box, Line } from "../layout.ts";
import { placed } from "../lettering.ts";
import type { Sheet } from "../sheet.ts";
import { at, element } from "../svg.ts";
import { thick, thin, tonalFlower } from "./tonalFlower.ts";
import { figureBox, figures, figureShape } from "./numerals.ts";

/** The watermark: a tonal flower instead of a face, bars and an electrotype figure. */
export function watermark(sheet: Sheet): string {
  const { places, fine, view } = sheet;
  if (view.light === "white" && !fine.hasWords) return "";
  const { x, y, radius } = places.watermark;
  const parts = [
    sheet.has("watermark", "portrait_watermark") ? tonalFlower(sheet, radius) : "",
    sheet.has("watermark_bars") ? bars(radius) : "",
    sheet.has("electrotype_watermark") ? electrotype(sheet, radius) : "",
  ].join("");
  return parts === "" ? "" : element("g", { transform: at(x, y) }, parts);
}

function bars(radius: number): string {
  return [0.72, 0.9, 1.08]
    .map((share, index) =>
      element("rect", {
        x: radius * share,
        y: -radius * 0.7,
        width: radius * 0.09,
        height: radius * 1.4,
        fill: index === 1 ? thick : thin,
        opacity: 0.85,
      }),
    )
    .join("");
}

/** The box of the electrotype figure, in drawing units. */
export function electrotypeBox(sheet: Sheet): Box {
  const { x, y, radius } = sheet.places.watermark;
  const line = electrotypeLine(sheet, radius);
  return figureBox(sheet, { ...line, x, y: y + line.y });
}

/** Where the electrotype figure stands below the middle of the watermark. */
function electrotypeLine(sheet: Sheet, radius: number): Line {
  const { capital, length } = figures(sheet);
  const height = Math.min(radius * 0.36, (radius * 1.5 * capital) / length);
  return { x: 0, y: radius * 0.98, height, anchor: "middle" };
}

function electrotype(sheet: Sheet, radius: number): string {
  const figure = figures(sheet);
  const line = electrotypeLine(sheet, radius);
  return element("use", {
    href: `#${figureShape(sheet)}`,
    transform: placed(figure, line),
    fill: thin,
    stroke: thick,
    "stroke-width": (figure.capital / line.height) * radius * 0.03,
    "stroke-opacity": 0.5,
    "paint-order": "stroke",
  });
}

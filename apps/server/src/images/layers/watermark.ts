import { placed } from "../lettering.ts";
import type { Sheet } from "../sheet.ts";
import { at, element } from "../svg.ts";
import { thick, thin, tonalFlower } from "./tonalFlower.ts";
import { figures, figureShape } from "./numerals.ts";

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

function electrotype(sheet: Sheet, radius: number): string {
  const line = figures(sheet);
  const height = Math.min(radius * 0.36, (radius * 1.5 * line.capital) / line.length);
  return element("use", {
    href: `#${figureShape(sheet)}`,
    transform: placed(line, { x: 0, y: radius * 0.98, height, anchor: "middle" }),
    fill: thin,
    stroke: thick,
    "stroke-width": (line.capital / height) * radius * 0.03,
    "stroke-opacity": 0.5,
    "paint-order": "stroke",
  });
}

import type { Line } from "../layout.ts";
import { lettering, placed, type Lettering } from "../lettering.ts";
import type { Sheet } from "../sheet.ts";
import { element } from "../svg.ts";
import { linear } from "./paint.ts";

/** The large numeral, engraved, and the small ones in the corners. */
export function numerals(sheet: Sheet): string {
  const { inks, places, view } = sheet;
  return (
    engraved(sheet) +
    corner(sheet, fitted(sheet, places.upperValue, 0.17), inks.deep) +
    (view.side === "front"
      ? corner(sheet, fitted(sheet, places.lowerValue, 0.18), changingInk(sheet))
      : "")
  );
}

/** The large numeral at its place: the id of its outline, and how its units are scaled. */
export function largeNumeral(sheet: Sheet): { shape: string; transform: string; scale: number } {
  const line = figures(sheet);
  const isMiddle = sheet.view.side === "front" || sheet.isUpright;
  const place = fitted(
    sheet,
    sheet.places.numeral,
    isMiddle ? (sheet.isUpright ? 0.72 : 0.31) : 0.19,
  );
  const y = isMiddle ? place.y + place.height / 2 : place.y;
  return {
    shape: figureShape(sheet),
    transform: placed(line, { ...place, y }),
    scale: place.height / line.capital,
  };
}

/** The denomination in figures; `figureShape` keeps its outline. */
export function figures(sheet: Sheet): Lettering {
  return lettering(String(sheet.record.denomination), sheet.fine.figures, 0.01);
}

export function figureShape(sheet: Sheet): string {
  return sheet.define((id) => element("path", { id, d: figures(sheet).path }));
}

function corner(sheet: Sheet, place: Line, fill: string): string {
  const line = figures(sheet);
  return element("use", {
    href: `#${figureShape(sheet)}`,
    transform: placed(line, place),
    fill,
    ...(sheet.fine.hasWords
      ? {
          stroke: sheet.inks.paper,
          "stroke-width": Math.round((line.capital / place.height) * sheet.pen * 2.6),
          "stroke-linejoin": "round",
          "paint-order": "stroke",
        }
      : {}),
  });
}

/** A smaller capital where the figure would be wider than its share of the note. */
function fitted(sheet: Sheet, place: Line, share: number): Line {
  const line = figures(sheet);
  const most = (sheet.width * share * line.capital) / line.length;
  return { ...place, height: Math.min(place.height, most) };
}

/** Halo, shade, body, hatches: as a burin would build the figure. Flat if not printed so. */
function engraved(sheet: Sheet): string {
  const { inks, pen, fine } = sheet;
  const { shape, transform, scale } = largeNumeral(sheet);
  const isEngraved = fine.hatch > 0 && sheet.has("intaglio");
  const unit = (length: number) => length / scale;
  const shade = unit(pen * 2.2);
  const use = (attributes: Record<string, string | number | undefined>) =>
    element("use", { href: `#${shape}`, ...attributes });
  const body = !isEngraved
    ? inks.deep
    : linear(
        sheet,
        [
          [0, inks.line],
          [0.55, inks.deep],
          [1, inks.secondDeep],
        ],
        { x2: 0, y2: 1 },
      );
  return element(
    "g",
    { transform, "stroke-linejoin": "round" },
    use({
      fill: inks.paper,
      stroke: inks.paper,
      "stroke-width": unit(sheet.short * 0.024),
      opacity: 0.85,
    }),
    !isEngraved ? "" : use({ x: shade, y: shade, fill: inks.secondSoft }),
    use({ fill: body, stroke: inks.deep, "stroke-width": unit(pen) }),
    !isEngraved ? "" : use({ fill: `url(#${hatches(sheet, scale)})` }),
  );
}

/** Pale hatches of low contrast: at 300 px they read as a tone and do not flicker. */
function hatches(sheet: Sheet, scale: number): string {
  const pitch = (sheet.fine.hatch * sheet.fine.grain) / scale;
  return sheet.define((id) =>
    element(
      "pattern",
      {
        id,
        width: pitch,
        height: pitch,
        patternUnits: "userSpaceOnUse",
        patternTransform: sheet.isUpright ? "rotate(-32)" : undefined,
      },
      element("rect", {
        width: pitch,
        height: pitch * 0.36,
        fill: sheet.inks.paper,
        "fill-opacity": sheet.fine.hasMicroprint ? 0.62 : 0.34,
      }),
    ),
  );
}

/** The ink of the lower numeral: plain, or one that changes when tilted, if the record says so. */
function changingInk(sheet: Sheet): string {
  const { inks } = sheet;
  const isWhite = sheet.view.light === "white";
  const changes = sheet.has("emerald_number")
    ? ["#0a7d52", "#0f6fa8"]
    : sheet.has("colour_shifting_ink")
      ? ["#a8642a", "#2f7d4f"]
      : [];
  if (!isWhite || changes.length === 0) return inks.deep;
  return linear(
    sheet,
    changes.map((colour, index) => [index * 0.9 + 0.1, colour]),
    { x2: 0.3, y2: 1 },
  );
}

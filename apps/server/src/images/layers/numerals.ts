import type { Box, Line } from "../layout.ts";
import { lettering, placed, type Lettering } from "../lettering.ts";
import type { Sheet } from "../sheet.ts";
import { element } from "../svg.ts";
import { linear } from "./paint.ts";

/** The large numeral, engraved, and the small ones in the corners. */
export function numerals(sheet: Sheet): string {
  const { inks, places, view } = sheet;
  return (
    engraved(sheet) +
    corner(sheet, fitted(sheet, places.upperValue, upperShare), inks.deep) +
    (view.side === "front"
      ? corner(sheet, fitted(sheet, places.lowerValue, lowerShare), changingInk(sheet))
      : "")
  );
}

/** The large numeral: the id of its outline, its position and scale. */
export function largeNumeral(sheet: Sheet): { shape: string; transform: string; scale: number } {
  const line = figures(sheet);
  const place = largePlace(sheet);
  return {
    shape: figureShape(sheet),
    transform: placed(line, place),
    scale: place.height / line.capital,
  };
}

function largePlace(sheet: Sheet): Line {
  const isMiddle = sheet.view.side === "front" || sheet.isUpright;
  const place = fitted(
    sheet,
    sheet.places.numeral,
    isMiddle ? (sheet.isUpright ? 0.72 : 0.31) : 0.19,
  );
  return { ...place, y: isMiddle ? place.y + place.height / 2 : place.y };
}

/** The boxes of all numerals of a side, in drawing units. */
export function numeralBoxes(sheet: Sheet): Box[] {
  const { places, view } = sheet;
  return [
    figureBox(sheet, largePlace(sheet)),
    figureBox(sheet, fitted(sheet, places.upperValue, upperShare)),
    ...(view.side === "front" ? [lowerNumeralBox(sheet)] : []),
  ];
}

/** The box of the numeral at the foot of the front, in drawing units. */
export function lowerNumeralBox(sheet: Sheet): Box {
  return figureBox(sheet, fitted(sheet, sheet.places.lowerValue, lowerShare));
}

/** The box of the denomination set on a line, in drawing units. */
export function figureBox(sheet: Sheet, { x, y, height, anchor }: Line): Box {
  const figure = figures(sheet);
  const width = (figure.length * height) / figure.capital;
  const back = { start: 0, middle: 0.5, end: 1 }[anchor];
  return { x: x - width * back, y: y - height, width, height };
}

/** Widths that the small numerals may take, as shares of the note's. */
const upperShare = 0.17;
const lowerShare = 0.18;

/** The denomination in figures; `figureShape` keeps its outline. */
export function figures(sheet: Sheet): Lettering {
  return lettering(String(sheet.record.denomination), sheet.fine.figures, 0.01);
}

/** The id of their outline, which every numeral of the drawing uses. */
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

/** The cap height, reduced where the figure would exceed its share of the width. */
function fitted(sheet: Sheet, place: Line, share: number): Line {
  const line = figures(sheet);
  const most = (sheet.width * share * line.capital) / line.length;
  return { ...place, height: Math.min(place.height, most) };
}

/** Halo, shadow, body and hatches of an engraved figure; flat unless intaglio is recorded. */
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

/** Pale hatches as a burin leaves them, a millimetre apart so that they do not flicker at 300 px. */
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
        height: pitch * 0.4,
        fill: sheet.inks.paper,
        "fill-opacity": sheet.fine.hasMicroprint ? 0.72 : 0.6,
      }),
    ),
  );
}

/** The ink of the lower numeral: plain, or colour-shifting if recorded. */
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

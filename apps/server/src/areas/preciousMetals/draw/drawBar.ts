import type { Light } from "@specimen/api/contract";
import type { Detail } from "../../../images/view.ts";
import { canvasOf } from "../../../images/canvas.ts";
import { linear } from "../../../images/layers/paint.ts";
import { specimenHeight, specimenWord } from "../../../images/layers/specimenWord.ts";
import { metalInks } from "../../../images/metalInks.ts";
import { svg } from "../../../images/picture.ts";
import { element } from "../../../images/svg.ts";
import { smallPrint } from "../../../images/inscription.ts";
import type { DrawnBar } from "./drawnBar.ts";
import type { BarCanvas, BarView } from "./barCanvas.ts";
import { barMark } from "./barMarks.ts";
import { barSize, describeBar } from "./describeBar.ts";
import { castSurface, mintedSurface, ornament } from "./surfaces.ts";

/** Width of every bar in drawing units: curves are whole numbers, also those of small bars. */
const across = 1400;

const lineOf: Readonly<Record<Detail, number>> = { list: 26, screen: 6, full: 3.4 };

const light: Light = "white";

/**
 * One side of a bar as a self-contained SVG for an image element: its true size in the view box
 * (0.1 mm), poured or minted, its marks at their places, SPECIMEN on it. The same facts give the
 * same bytes.
 */
export function drawBar(bar: DrawnBar, view: BarView): string {
  const { side, detail } = view;
  const size = barSize(bar, side);
  const inks = metalInks(bar.metal, null);
  const canvas = canvasOf({
    seed: `${bar.id} ${side}`,
    ...size,
    light,
    detail,
    inks,
    unitsPerMm: across / size.widthMm,
  });
  const sheet: BarCanvas = { ...canvas, bar, view, inks, line: lineOf[detail] };
  const title = `SPECIMEN: ${bar.name}; ${statement(bar)}`;
  if (side === "edge") return svg(sheet, title, thickness(sheet));
  const corner = across * (bar.form === "cast" ? 0.13 : 0.06);
  const outline = { width: sheet.width, height: sheet.height, rx: corner };
  const clip = sheet.define((id) => element("clipPath", { id }, element("rect", outline)));
  const marks = describeBar(bar).filter((mark) => mark.side === side);
  const foils = marks.filter(({ what }) => what === "kinegram" || what === "design");
  const struck = marks.filter((mark) => !foils.includes(mark));
  return svg(
    sheet,
    title,
    element(
      "g",
      { "clip-path": `url(#${clip})` },
      body(sheet),
      bar.form === "cast" ? castSurface(sheet) : mintedSurface(sheet),
      marks.length === 0 ? ornament(sheet) : "",
      ...foils.map((mark) => barMark(sheet, mark)),
      specimen(sheet),
      ...struck.map((mark) => barMark(sheet, mark)),
      imprint(sheet),
    ) +
      element("rect", {
        ...outline,
        x: 2,
        y: 2,
        width: sheet.width - 4,
        height: sheet.height - 4,
        fill: "none",
        stroke: inks.deep,
        "stroke-width": detail === "list" ? 24 : 7,
        opacity: 0.8,
      }),
  );
}

/** What the drawing is, and its size. */
function statement({ lengthMm, widthMm }: DrawnBar): string {
  const size =
    lengthMm === null || widthMm === null ? "size not recorded" : `${lengthMm} × ${widthMm} mm`;
  return `illustration, not a bar · ${size}`;
}

function body(sheet: BarCanvas): string {
  const { inks, width, height } = sheet;
  const fill = linear(
    sheet,
    [
      [0, inks.light],
      [0.34, inks.base],
      [0.52, inks.light],
      [0.8, inks.base],
      [1, inks.light],
    ],
    { y2: 1 },
  );
  return element("rect", { width, height, fill });
}

/** The bar from the side: flat for a minted one, its upper edge rounded for a cast one. */
function thickness(sheet: BarCanvas): string {
  const { bar, inks, width, height, line } = sheet;
  const fill = linear(
    sheet,
    [
      [0, inks.light],
      [0.3, inks.base],
      [1, inks.shade],
    ],
    { x2: 0, y2: 1 },
  );
  const slope = bar.form === "cast" ? Math.min(height * 0.35, width * 0.06) : 0;
  return element("path", {
    d: `M${Math.round(slope)} 0H${Math.round(width - slope)}L${width} ${height}H0z`,
    fill,
    stroke: inks.deep,
    "stroke-width": line * 1.2,
    "stroke-linejoin": "round",
  });
}

/** SPECIMEN from the lower left to the upper right, under the struck marks. */
function specimen(sheet: BarCanvas): string {
  const { width, height, fine, mm } = sheet;
  const turn = -58;
  const tall = specimenHeight(width, height, turn, fine.hasWords ? 0.8 : 0.74);
  const wide = (share: number) => (tall * share * 10) / mm;
  return specimenWord(
    sheet,
    { x: width / 2, y: height / 2, height: tall, turn },
    fine.hasWords
      ? { line: wide(0.045), halo: wide(0.08), veil: 0.5, fill: 0 }
      : { line: wide(0.05), halo: wide(0.2), veil: 0.55, fill: 0.7 },
  );
}

function imprint(sheet: BarCanvas): string {
  const { bar, inks, width, height, fine } = sheet;
  if (!fine.hasWords) return "";
  return smallPrint(
    statement(bar),
    {
      x: width / 2,
      y: height - width * 0.022,
      height: width * 0.022,
      anchor: "middle",
      most: width * 0.7,
    },
    { fill: inks.deep },
  );
}

import { letters, lettering } from "../lettering.ts";
import type { Sheet } from "../sheet.ts";
import { element } from "../svg.ts";

/** SPECIMEN across the note, above all layers: pale halo, veil, strong outline. */
export function overprint(sheet: Sheet): string {
  const { inks, places, fine, view } = sheet;
  const place = fine.hasWords ? places.overprint : besideNumeral(sheet);
  const word = lettering("SPECIMEN", fine.figures, 0.045);
  const unit = word.capital / place.height;
  const radians = (place.turn * Math.PI) / 180;
  const x = place.x - (Math.sin(radians) * place.height) / 2;
  const y = place.y + (Math.cos(radians) * place.height) / 2;
  const shape = sheet.define((id) => letters(word, { ...place, x, y }, { id }));
  const isDark = view.light === "uv";
  const veil = isDark ? "#131029" : inks.paper;
  const line = (fine.hasWords ? 7 : 5) * fine.grain * unit;
  return element(
    "g",
    { "stroke-linejoin": "round", "data-layer": "specimen" },
    element("use", {
      href: `#${shape}`,
      fill: veil,
      stroke: veil,
      "stroke-width": line + (fine.hasWords ? 14 : 22) * fine.grain * unit,
      opacity: fine.hasWords ? 0.46 : 0.6,
    }),
    element("use", {
      href: `#${shape}`,
      fill: inks.overprint,
      "fill-opacity": fine.hasWords ? 0.07 : undefined,
      stroke: inks.overprint,
      "stroke-width": line,
      opacity: opacityOf[view.light],
    }),
  );
}

/** On a thumbnail the figure must stay readable: the word is smaller and runs below it. */
function besideNumeral(sheet: Sheet): Sheet["places"]["overprint"] {
  const { places, height, isUpright, view } = sheet;
  const share = isUpright ? 0.02 : view.side === "front" ? 0.13 : 0;
  const { overprint } = places;
  return { ...overprint, y: overprint.y + height * share, height: overprint.height * 0.88 };
}

const opacityOf = { white: 0.8, uv: 0.85, ir: 0.7, transmitted: 0.62 } as const;

/** What the drawing is, and the size it has; `original` is what it is not. */
export function imprint(sheet: Sheet, original: string): string {
  const { inks, places, record, size } = sheet;
  const { x, y, height, anchor } = places.imprint;
  return element(
    "text",
    {
      x,
      y,
      "font-family": "sans-serif",
      "font-size": height / 0.72,
      "text-anchor": anchor,
      fill: inks.overprint,
      ...(sheet.fine.hasWords
        ? { stroke: inks.paper, "stroke-width": height * 0.22, "paint-order": "stroke" }
        : {}),
    },
    `illustration, not a ${original} · ${
      size.isKnown ? `${record.widthMm} × ${record.heightMm} mm` : "size not recorded"
    }`,
  );
}

import { inUserSpace, linear, radial } from "../../../images/layers/paint.ts";
import { smallPrint, words } from "../../../images/inscription.ts";
import { lathe, turned } from "../../../images/layers/lathe.ts";
import {
  machineAdvance,
  machineLine,
  machinePrint,
} from "../../../images/layers/machineLetters.ts";
import { ribbonTiles } from "../../../images/layers/ribbon.ts";
import { lettering, placed } from "../../../images/lettering.ts";
import { fictionalNumber } from "../../../images/fictionalNumber.ts";
import { at, element } from "../../../images/svg.ts";
import type { ChequeCanvas } from "./chequeCanvas.ts";
import { chequePlaces } from "./describeCheque.ts";

/** The rosette behind the value. */
export function rosette(canvas: ChequeCanvas): string {
  const { inks, pen, fine, height, cheque } = canvas;
  const value = canvas.box(chequePlaces.value);
  const radius = height * 0.4;
  const stroke = fine.hasWords
    ? radial(
        canvas,
        [
          [0.25, inks.second],
          [0.6, inks.secondSoft],
          [1, inks.line],
        ],
        { ...inUserSpace, cx: 0, cy: 0, r: Math.round(radius) },
      )
    : inks.line;
  const layers = lathe(canvas, { seed: `${cheque.issuer} ${cheque.series ?? ""}`, radius });
  return element(
    "g",
    {
      transform: at(value.x + value.width / 2, value.y + value.height / 2),
      fill: "none",
      stroke,
      "stroke-width": pen,
    },
    ...layers.slice(0, fine.hasWords ? 2 : 1).map((layer) => turned(canvas, layer)),
  );
}

/** Woven bands along both long edges. */
export function ribbons(canvas: ChequeCanvas): string {
  const { inks, pen, fine, width, height, mm, cheque } = canvas;
  if (!fine.hasWords) return "";
  const tall = mm * 4.4;
  const band = ribbonTiles(canvas, {
    seed: `${cheque.id} ribbon`,
    width,
    height: tall,
    lines: fine.hasMicroprint ? 10 : 6,
    waves: 4,
    tiles: 5,
  });
  const along = (y: number) => element("g", { transform: at(0, y) }, band);
  return element(
    "g",
    { fill: "none", stroke: inks.line, "stroke-width": pen },
    along(mm * 0.9),
    along(height - tall - mm * 0.9),
  );
}

/** The value, engraved; the currency alone where the record names no value. */
export function figure(canvas: ChequeCanvas): string {
  const { inks, fine, cheque, pen } = canvas;
  const box = canvas.box(chequePlaces.value);
  const text = cheque.denomination === null ? "" : String(cheque.denomination);
  if (text === "")
    return words(
      canvas,
      cheque.currency,
      {
        x: box.x + box.width / 2,
        y: box.y + box.height * 0.62,
        height: box.height * 0.28,
        anchor: "middle",
        most: box.width * 0.9,
      },
      { fill: inks.deep, stroke: inks.paper, "stroke-width": 3, "paint-order": "stroke" },
    );
  const line = lettering(text, text.includes(".") ? "text" : fine.figures, 0.01);
  const height = Math.min(box.height * 0.5, (box.width * line.capital) / line.length);
  const scale = height / line.capital;
  const shape = canvas.define((id) => element("path", { id, d: line.path }));
  const use = (attributes: Readonly<Record<string, string | number>>) =>
    element("use", { href: `#${shape}`, ...attributes });
  const body = linear(
    canvas,
    [
      [0, inks.line],
      [0.55, inks.deep],
      [1, inks.secondDeep],
    ],
    { x2: 0, y2: 1 },
  );
  const pitch = (fine.hatch * fine.grain) / scale;
  const hatch = canvas.define((id) =>
    element(
      "pattern",
      { id, width: pitch, height: pitch, patternUnits: "userSpaceOnUse" },
      element("rect", {
        width: pitch,
        height: pitch * 0.34,
        fill: inks.paper,
        "fill-opacity": 0.4,
      }),
    ),
  );
  return element(
    "g",
    {
      transform: placed(line, {
        x: box.x + box.width / 2,
        y: box.y + box.height / 2 + height / 2,
        height,
        anchor: "middle",
      }),
      "stroke-linejoin": "round",
    },
    use({
      fill: inks.paper,
      stroke: inks.paper,
      "stroke-width": (canvas.mm * 1.5) / scale,
      opacity: 0.85,
    }),
    use({ fill: body, stroke: inks.deep, "stroke-width": pen / scale }),
    fine.hatch === 0 ? "" : use({ fill: `url(#${hatch})` }),
  );
}

/** The issuer, the series and the currency. */
export function heading(canvas: ChequeCanvas): string {
  const { inks, fine, cheque } = canvas;
  const box = canvas.box(chequePlaces.issuer);
  if (!fine.hasWords)
    return element("rect", { ...box, width: box.width * 0.75, fill: inks.deep, rx: canvas.mm });
  const halo = { stroke: inks.paper, "stroke-width": 4, "paint-order": "stroke" };
  return (
    words(
      canvas,
      cheque.issuer.toUpperCase(),
      { x: box.x, y: box.y + box.height * 0.48, height: box.height * 0.44, most: box.width },
      { fill: inks.deep, ...halo },
    ) +
    words(
      canvas,
      [cheque.series, cheque.currency].filter(Boolean).join(" · "),
      { x: box.x, y: box.y + box.height, height: box.height * 0.27, most: box.width },
      { fill: inks.deep, ...halo },
    )
  );
}

/** The lines to sign on, and whom to pay. */
export function chequeLines(canvas: ChequeCanvas): string {
  const { inks, fine, mm } = canvas;
  const lines = [
    [chequePlaces.signature, "Signature, on purchase (holder)"],
    [chequePlaces.payTo, "Pay to the order of"],
    [chequePlaces.countersignature, "Countersignature, before the person cashing it"],
  ] as const;
  return lines
    .map(([place, caption]) => {
      const box = canvas.box(place);
      const y = Math.round(box.y + box.height);
      return (
        element("path", {
          d: `M${Math.round(box.x)} ${y}h${Math.round(box.width)}`,
          stroke: inks.deep,
          "stroke-width": mm * (fine.hasWords ? 0.26 : 0.9),
        }) +
        (fine.hasWords
          ? smallPrint(
              caption,
              { x: box.x, y: y + mm * 2, height: mm * 1.25, most: box.width },
              {
                fill: inks.deep,
                stroke: inks.paper,
                "stroke-width": mm * 0.3,
                "paint-order": "stroke",
              },
            )
          : "")
      );
    })
    .join("");
}

/** The number, and a clearing line that clears nothing. */
export function numbers(canvas: ChequeCanvas): string {
  const { inks, fine, cheque } = canvas;
  if (!fine.hasWords) return "";
  const number = fictionalNumber(cheque.numberPattern ?? "^[A-Z]{2}\\d{2}-\\d{3}-\\d{3}$");
  const place = canvas.box(chequePlaces.number);
  const advance = Math.min(place.height * 0.9, place.width / number.length);
  const clearing = canvas.box(chequePlaces.clearing);
  const ink = inks.overprint;
  return machinePrint(
    ink,
    machineLine(number, {
      x: place.x + place.width - advance * number.length,
      y: place.y + place.height * 0.8,
      advance,
    }),
    machineLine("/000000000/ 00000000000/", {
      x: clearing.x,
      y: clearing.y + clearing.height * 0.7,
      advance: clearing.height * 0.62 * machineAdvance,
    }),
  );
}

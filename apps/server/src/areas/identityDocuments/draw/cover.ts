import { fromHex } from "../../../images/colour.ts";
import { linear } from "../../../images/layers/paint.ts";
import { at, element } from "../../../images/svg.ts";
import { paragraph } from "../../../images/inscription.ts";
import { lathe, turned } from "../../../images/layers/lathe.ts";
import type { Layer } from "../../../images/picture.ts";
import { background } from "./background.ts";
import { featureMarks } from "./marks.ts";
import type { PageCanvas } from "./pageCanvas.ts";
import { emblem, printedTitle } from "./heading.ts";

const gold = { white: "#d9b661", uv: "#8d7a4c", ir: "#d0d0cc", transmitted: "#a88d4c" } as const;

/** The closed booklet: cloth in its colour and, on the front, state, emblem and title in gold. */
export function cover(canvas: PageCanvas, side: "front" | "back"): Layer[] {
  const all = { white: 1, uv: 1, ir: 1, transmitted: 1 };
  return [
    { shows: all, draw: () => cloth(canvas) },
    ...(side === "front" ? [{ shows: all, draw: () => goldPrint(canvas) }] : []),
    ...featureMarks(canvas, canvas.features),
  ];
}

/** The inside of the cover: the ground of an inner page and what the record names there. */
export function insideCover(canvas: PageCanvas): Layer[] {
  return [...background(canvas), ...featureMarks(canvas, canvas.features)];
}

/** Cloth: the colour of the record, a fold at the spine, a fine grain. */
function cloth(canvas: PageCanvas): string {
  const { width, height, mm, fine } = canvas;
  const spine = Math.round(mm * 4);
  const shade = linear(
    canvas,
    [
      [0, "#000000", 0.34],
      [0.55, "#000000", 0.06],
      [0.7, "#ffffff", 0.1],
      [1, "#000000", 0],
    ],
    {},
  );
  const grain = canvas.define((id) =>
    element(
      "pattern",
      {
        id,
        width: mm * 0.9,
        height: mm * 0.9,
        patternUnits: "userSpaceOnUse",
        patternTransform: "rotate(45)",
      },
      element("path", {
        d: `M0 0H${Math.round(mm * 0.9)}M0 0V${Math.round(mm * 0.9)}`,
        stroke: "#ffffff",
        "stroke-width": mm * 0.12,
      }),
    ),
  );
  return (
    (fine.hasWords
      ? element("rect", { width, height, fill: `url(#${grain})`, opacity: 0.07 })
      : "") + element("rect", { width: spine * 1.6, height, fill: shade })
  );
}

function goldPrint(canvas: PageCanvas): string {
  const { facts, width, height, mm, fine, light, pen } = canvas;
  const isPale = fromHex(facts.cover?.colour ?? "#333333").lightness > 0.75;
  const ink = isPale && light === "white" ? "#7a5f24" : gold[light];
  const middle = width * 0.52;
  const centre = height * 0.445;
  const radius = width * 0.235;
  const [wreath] = lathe(canvas, {
    seed: `${facts.id} cover`,
    radius: radius * 1.42,
    copies: fine.hasWords ? 4 : 2,
  });
  const ornament = element(
    "g",
    {
      transform: at(middle, centre),
      fill: "none",
      stroke: ink,
      "stroke-width": fine.hasWords ? pen * 0.8 : pen * 1.1,
      opacity: fine.hasWords ? 0.5 : 0.9,
    },
    turned(canvas, wreath),
  );
  if (!fine.hasWords) {
    const bar = (y: number, share: number) =>
      element("rect", {
        x: middle - (width * share) / 2,
        y: height * y,
        width: width * share,
        height: height * 0.035,
        fill: ink,
      });
    return (
      ornament + bar(0.12, 0.6) + bar(0.74, 0.46) + (facts.hasChip === true ? bar(0.89, 0.16) : "")
    );
  }
  const fill = { fill: ink };
  const box = (y: number, tall: number) => ({
    x: width * 0.1,
    y: height * y,
    width: width * 0.84,
    height: height * tall,
  });
  return (
    ornament +
    element("circle", {
      cx: middle,
      cy: centre,
      r: radius * 0.98,
      fill: canvas.inks.paper,
      "fill-opacity": 0.92,
    }) +
    emblem(canvas, middle, centre, radius, ink) +
    paragraph(canvas, facts.state, box(0.075, 0.15), { most: mm * 3.1, anchor: "middle" }, fill) +
    paragraph(
      canvas,
      printedTitle(canvas).toUpperCase(),
      box(0.68, 0.125),
      { most: mm * 3.4, anchor: "middle" },
      fill,
    )
  );
}

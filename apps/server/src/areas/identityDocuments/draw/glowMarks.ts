import { hash32, seeded } from "@specimen/core/guilloche";
import { lettering, letters } from "../../../images/lettering.ts";
import type { Box } from "../../../images/layout.ts";
import { at, element } from "../../../images/svg.ts";
import { radial } from "../../../images/layers/paint.ts";
import { fibres, lampColours, shining } from "../../../images/layers/fluorescence.ts";
import { lathe, turned } from "../../../images/layers/lathe.ts";
import { paragraph } from "../../../images/inscription.ts";
import { freeHeight, ribbonBox, ribbonLines } from "./background.ts";
import type { PageCanvas } from "./pageCanvas.ts";

/** Fibres all over the page. */
export function glowingFibres(canvas: PageCanvas): string {
  return fibres(canvas);
}

/** What only a lamp brings out: a flower of light in its box, a ribbon, the issuer; a landscape on an inner page. */
export function fluorescentMotif(canvas: PageCanvas, box: Box): string {
  const { facts, fine, pen, page } = canvas;
  const [first, second, third] = lampColours(facts.id);
  if (page === "inner") return landscape(canvas);
  const low = Math.min(box.y + box.height, freeHeight(canvas));
  const height = Math.max(box.height * 0.3, low - box.y);
  const radius = Math.min(height, box.width) * 0.46;
  const [x, y] = [
    box.x + box.width * (page === "cover" || page === "insideCover" ? 0.5 : 0.63),
    box.y + height / 2,
  ];
  const [wreath, flower] = lathe(canvas, {
    seed: `${canvas.seed} lamp`,
    radius,
    copies: fine.hasMicroprint ? 8 : fine.hasWords ? 4 : 2,
    samplesPerLobe: fine.hasMicroprint ? 14 : 7,
  });
  const aura = radial(canvas, [
    [0, first, 0.26],
    [0.6, first, 0.08],
    [1, first, 0],
  ]);
  const word = lettering(facts.issuer, "text", 0.08);
  const tall = Math.min(radius * 0.3, (radius * 0.7 * word.capital) / word.length);
  const ribbon = ribbonBox(canvas);
  return (
    element(
      "g",
      { transform: at(x, y), fill: "none" },
      element("circle", { r: radius * 1.1, fill: aura }),
      element("g", { stroke: second, "stroke-width": pen, opacity: 0.75 }, turned(canvas, wreath)),
      element("g", { stroke: first, "stroke-width": pen * 1.15 }, turned(canvas, flower)),
    ) +
    (fine.hasWords && canvas.has("guilloche_rainbow")
      ? shining(third, pen, ribbonLines(canvas, fine.hasMicroprint ? 6 : 2), at(ribbon.x, ribbon.y))
      : "") +
    (fine.hasWords
      ? letters(word, { x, y: y + tall / 2, height: tall, anchor: "middle" }, { fill: first })
      : "")
  );
}

/** Hills, water and a rising star of lathe-work, with the name of the state over them. */
function landscape(canvas: PageCanvas): string {
  const { width, height, pen, facts, fine } = canvas;
  const [first, second, third] = lampColours(facts.id);
  const random = seeded(hash32(`${facts.id} hills`));
  const ridge = (base: number, swing: number, peaks: number) => {
    const points = Array.from({ length: peaks * 2 + 1 }, (_, index) => {
      const lift = index % 2 === 0 ? 0 : 0.45 + random() * 0.55;
      return `${Math.round((index * width) / (peaks * 2))} ${Math.round(height * (base - swing * lift))}`;
    });
    return `M${points.join("L")}`;
  };
  const waves = Array.from({ length: fine.hasWords ? 9 : 3 }, (_, index) => {
    const y = height * (0.7 + index * (fine.hasWords ? 0.026 : 0.07));
    const step = width / 12;
    return `M0 ${Math.round(y)}${`q${Math.round(step / 2)} ${Math.round(-height * 0.012)} ${Math.round(step)} 0t${Math.round(step)} 0`.repeat(6)}`;
  });
  const sun = lathe(canvas, {
    seed: `${facts.id} sun`,
    radius: width * 0.24,
    copies: fine.hasWords ? 4 : 2,
  });
  const aura = radial(canvas, [
    [0, first, 0.3],
    [1, first, 0],
  ]);
  return (
    element("circle", { cx: width / 2, cy: height * 0.36, r: width * 0.4, fill: aura }) +
    element(
      "g",
      { transform: at(width / 2, height * 0.36), fill: "none", stroke: first, "stroke-width": pen },
      ...sun.map((layer) => turned(canvas, layer)),
    ) +
    shining(second, pen * 1.4, element("path", { d: ridge(0.62, 0.2, 4) })) +
    shining(third, pen * 1.2, element("path", { d: ridge(0.67, 0.13, 6) })) +
    element("path", {
      d: waves.join(""),
      fill: "none",
      stroke: third,
      "stroke-width": pen,
      opacity: 0.8,
    }) +
    (fine.hasWords
      ? paragraph(
          canvas,
          facts.state,
          { x: width * 0.12, y: height * 0.06, width: width * 0.76, height: height * 0.08 },
          { most: height * 0.024, anchor: "middle" },
          { fill: second },
        )
      : "")
  );
}

/** The thread of the seam along the fold, thin. */
export function seamThread(canvas: PageCanvas, box: Box): string {
  const { mm, height } = canvas;
  return element("path", {
    d: `M${seamX(canvas, box)} 0V${height}`,
    stroke: canvas.inks.line,
    "stroke-width": mm * 0.45,
    "stroke-dasharray": `${mm * 4.2} ${mm * 1.4}`,
    "stroke-linecap": "round",
    opacity: 0.75,
  });
}

/** The same thread under UV: three colours in turn. */
export function glowingSeamThread(canvas: PageCanvas, box: Box): string {
  const { mm, height } = canvas;
  return ["#ff5f80", "#8dff6e", "#62aaff"]
    .map((stroke, index) =>
      element("path", {
        d: `M${seamX(canvas, box)} ${Math.round(index * mm * 1.9)}V${height}`,
        stroke,
        "stroke-width": mm * 0.5,
        "stroke-dasharray": `${mm * 1.6} ${mm * 4}`,
        "stroke-linecap": "round",
      }),
    )
    .join("");
}

const seamX = ({ mm }: PageCanvas, box: Box): number => Math.round(box.x + mm * 1.1);

/** Small discs strewn over the paper, pale in white light. */
export function glowingDiscs(canvas: PageCanvas): string {
  const { width, height, mm, light } = canvas;
  const random = seeded(hash32(`${canvas.seed} discs`));
  const colours = light === "uv" ? lampColours(canvas.facts.id) : ["#d98fa0", "#8fb5d9", "#a9c98f"];
  return Array.from({ length: 15 }, (_, index) =>
    element("circle", {
      cx: Math.round(random() * width),
      cy: Math.round(random() * height),
      r: mm * 0.75,
      fill: colours[index % 3],
    }),
  ).join("");
}

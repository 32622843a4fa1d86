import type { Light } from "@specimen/api/contract";
import { hash32, seeded } from "@specimen/core/guilloche";
import { smallPrint, words } from "../../../images/inscription.ts";
import { foilFlower, shimmer, wavyEdge } from "../../../images/layers/foilWork.ts";
import { fibres, lampColours } from "../../../images/layers/fluorescence.ts";
import { lathe, turned } from "../../../images/layers/lathe.ts";
import { flowerInPaper } from "../../../images/layers/tonalFlower.ts";
import { linear } from "../../../images/layers/paint.ts";
import type { Box } from "../../../images/layout.ts";
import type { Layer } from "../../../images/picture.ts";
import { at, element } from "../../../images/svg.ts";
import type { ChequeCanvas } from "./chequeCanvas.ts";
import type { DrawnChequeFeature } from "./describeCheque.ts";

interface Mark {
  readonly shows: Partial<Record<Light, number>>;
  readonly draw: (canvas: ChequeCanvas, box: Box) => string;
}

const foilInLight = { white: 1, uv: 0.12, transmitted: 1 } as const;

const marks: Readonly<Record<string, readonly Mark[]>> = {
  watermark: [{ shows: { white: 0.1, transmitted: 1 }, draw: flowerInPaper }],
  security_thread: [
    { shows: { white: 0.5, uv: 0.2 }, draw: thread },
    { shows: { transmitted: 1 }, draw: threadThroughLight },
  ],
  hologram: [{ shows: foilInLight, draw: foilPatch }],
  smear_test: [{ shows: { white: 1, uv: 0.3, ir: 0.3, transmitted: 0.6 }, draw: smearPanel }],
  microprint: [{ shows: { white: 1, uv: 0.3, transmitted: 0.5 }, draw: microprint }],
  intaglio: [{ shows: { white: 1, uv: 0.2, transmitted: 0.4 }, draw: raisedRules }],
  copy_void: [{ shows: { white: 1, transmitted: 0.3 }, draw: voidWord }],
  signature_area: [{ shows: { white: 1, transmitted: 0.4 }, draw: signatureField }],
  planchettes: [
    { shows: { white: 0.6, transmitted: 0.4 }, draw: planchettes },
    { shows: { uv: 1 }, draw: planchettes },
  ],
  uv_fibres: [{ shows: { uv: 1 }, draw: (canvas) => fibres(canvas) }],
  uv_print: [{ shows: { uv: 1 }, draw: glowingFigure }],
};

/** The recorded features in the boxes of the description. */
export function chequeMarks(
  canvas: ChequeCanvas,
  features: readonly DrawnChequeFeature[],
): Layer[] {
  return features.flatMap(({ id, box }) =>
    (marks[id] ?? []).map(({ shows, draw }) => ({
      shows,
      draw: () => draw(canvas, canvas.box(box)),
    })),
  );
}

/** A thread in the paper: a pale line. */
function thread(_canvas: ChequeCanvas, box: Box): string {
  return element("rect", { ...box, fill: "#a9a594" });
}

/** The same thread against a lamp: dark and lettered. */
function threadThroughLight({ mm, fine, cheque }: ChequeCanvas, box: Box): string {
  const bar = element("rect", { ...box, fill: "#2b2720" });
  if (!fine.hasWords) return bar;
  const height = box.width * 0.4;
  const phrase = `${cheque.issuer.split(" ")[0]?.toUpperCase() ?? ""} ${cheque.currency}   `;
  return (
    bar +
    smallPrint(
      phrase.repeat(Math.max(1, Math.floor(box.height / (phrase.length * height)))).trim(),
      {
        x: box.x + box.width / 2 - height / 2,
        y: mm * 2,
        height,
        most: box.height - mm * 4,
        turn: 90,
      },
      { fill: "#f5e9cc" },
    )
  );
}

function foilPatch(canvas: ChequeCanvas, box: Box): string {
  const { pen, light, cheque, fine } = canvas;
  const radius = Math.min(box.width, box.height) / 2;
  const place = at(box.x + box.width / 2, box.y + box.height / 2);
  const rim = wavyEdge(canvas, radius, 0.05);
  if (light === "transmitted")
    return element("path", { transform: place, d: rim, fill: "#423b30", opacity: 0.8 });
  return element(
    "g",
    { transform: place, fill: "none", stroke: "#768ca3", "stroke-width": pen * 0.9 },
    element("path", { d: rim, fill: linear(canvas, shimmer(canvas), { y2: 1 }) }),
    fine.hasWords ? foilFlower(canvas, cheque.issuer, radius * 0.85) : "",
  );
}

/** The panel whose ink smears when wet, told in words along it. */
function smearPanel(canvas: ChequeCanvas, box: Box): string {
  const { inks, fine } = canvas;
  const panel = element("rect", { ...box, rx: canvas.mm * 0.6, fill: inks.soft, opacity: 0.6 });
  if (!fine.hasWords) return panel;
  const height = box.width * 0.34;
  return (
    panel +
    words(
      canvas,
      "SMEAR TEST PANEL",
      {
        x: box.x + box.width / 2 + height / 2,
        y: box.y + box.height / 2,
        height,
        anchor: "middle",
        turn: -90,
        most: box.height * 0.8,
      },
      { fill: inks.deep },
    )
  );
}

function microprint(canvas: ChequeCanvas, box: Box): string {
  const { fine, inks, mm, pen, cheque } = canvas;
  const y = box.y + box.height / 2;
  if (!fine.hasMicroprint)
    return element("path", {
      d: `M${Math.round(box.x)} ${Math.round(y)}h${Math.round(box.width)}`,
      stroke: inks.line,
      "stroke-width": pen,
      "stroke-dasharray": `${mm * 0.9} ${mm * 0.3}`,
    });
  const phrase = `SPECIMEN ${cheque.currency} `;
  const height = mm * 0.4;
  const copies = Math.floor(box.width / (phrase.length * height));
  return smallPrint(
    phrase.repeat(copies).trim(),
    { ...box, y, height, most: box.width },
    { fill: inks.deep },
  );
}

/** Rules that stand up from the paper, lit from above. */
function raisedRules(canvas: ChequeCanvas, box: Box): string {
  const { inks, mm, fine } = canvas;
  if (!fine.hasWords) return "";
  const rule = (y: number, stroke: string) =>
    element("path", {
      d: `M${Math.round(box.x)} ${Math.round(y)}h${Math.round(box.width)}`,
      stroke,
      "stroke-width": mm * 0.34,
    });
  const foot = box.y - mm * 1.2;
  return (
    rule(foot + mm * 0.3, "#ffffff") + rule(foot, inks.deep) + rule(foot - mm * 0.9, inks.line)
  );
}

/** A word that only a copier brings out: hardly seen dots. */
function voidWord(canvas: ChequeCanvas, box: Box): string {
  const { inks, fine } = canvas;
  if (!fine.hasWords) return "";
  return words(
    canvas,
    "VOID",
    {
      x: box.x + box.width / 2,
      y: box.y + box.height,
      height: box.height * 0.8,
      anchor: "middle",
      most: box.width,
    },
    {
      fill: "none",
      stroke: inks.line,
      "stroke-width": 1.4,
      "stroke-dasharray": "1.2 1.6",
      opacity: 0.7,
    },
  );
}

/** The field of the first signature, its print running through. */
function signatureField(canvas: ChequeCanvas, box: Box): string {
  const { inks, mm, fine } = canvas;
  if (!fine.hasWords) return "";
  const pitch = mm * 1.4;
  const rows = Math.floor(box.height / pitch);
  const step = Math.round(mm * 4);
  const count = Math.floor(box.width / step);
  const lines = Array.from(
    { length: rows },
    (_, row) =>
      `M${Math.round(box.x)} ${Math.round(box.y + pitch * (row + 0.5))}q${Math.round(step / 2)} ${Math.round(-mm * 0.8)} ${step} 0${`t${step} 0`.repeat(count - 1)}`,
  );
  return element("path", {
    d: lines.join(""),
    fill: "none",
    stroke: inks.secondSoft,
    "stroke-width": mm * 0.16,
  });
}

function planchettes(canvas: ChequeCanvas): string {
  const { width, height, mm, light, cheque } = canvas;
  const random = seeded(hash32(`${cheque.id} planchettes`));
  const colours = light === "uv" ? lampColours(cheque.id) : ["#c98a9a", "#7fa6c9", "#9aba80"];
  return Array.from({ length: 22 }, (_, index) =>
    element("circle", {
      cx: Math.round(random() * width),
      cy: Math.round(random() * height),
      r: mm * 0.8,
      fill: colours[index % 3],
    }),
  ).join("");
}

function glowingFigure(canvas: ChequeCanvas, box: Box): string {
  const { pen, cheque } = canvas;
  const [first, second] = lampColours(cheque.id);
  const [wreath, flower] = lathe(canvas, {
    seed: `${cheque.id} lamp`,
    radius: Math.min(box.width, box.height) / 2,
    copies: 4,
  });
  return element(
    "g",
    {
      transform: at(box.x + box.width / 2, box.y + box.height / 2),
      fill: "none",
      "stroke-width": pen,
    },
    element("g", { stroke: second }, turned(canvas, wreath)),
    element("g", { stroke: first }, turned(canvas, flower)),
  );
}

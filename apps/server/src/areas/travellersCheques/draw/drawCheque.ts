import type { Light } from "@specimen/api/contract";
import type { Detail } from "../../../images/view.ts";
import { canvasOf } from "../../../images/canvas.ts";
import { inksOf } from "../../../images/colour.ts";
import { inksOfPair } from "../../../images/inks.ts";
import { ground } from "../../../images/layers/ground.ts";
import { imprintLine, specimenHeight, specimenWord } from "../../../images/layers/specimenWord.ts";
import { type Layer, picture } from "../../../images/picture.ts";
import { choose } from "../../../images/canvas.ts";
import { chequeLines, figure, heading, numbers, rosette, ribbons } from "./chequePrint.ts";
import type { ChequeCanvas } from "./chequeCanvas.ts";
import type { DrawnCheque } from "./drawnCheque.ts";
import { chequeMarks } from "./chequeMarks.ts";
import { chequeSize, describeCheque } from "./describeCheque.ts";

/** What of a cheque is drawn: its front. */
export interface ChequeView {
  readonly light: Light;
  readonly detail: Detail;
}

/** Colours of cheques of which none is recorded: one for each issuer. */
const colours = ["blue", "teal", "green", "violet", "brown", "red", "olive", "grey"];

const offset = { white: 1, uv: 0.1, transmitted: 0.34 } as const;
const engraved = { white: 1, uv: 0.2, ir: 0.12, transmitted: 0.5 } as const;
const printed = { white: 1, uv: 0.45, ir: 0.9, transmitted: 0.85 } as const;
const all = { white: 1, uv: 1, ir: 1, transmitted: 1 } as const;

/**
 * The front of a cheque in one light as a self-contained SVG for an image element: true size in the
 * view box (0.1 mm), two lines for signatures, SPECIMEN across it. The same facts give the same
 * bytes. A feature that the record does not name is not drawn.
 */
export function drawCheque(cheque: DrawnCheque, { light, detail }: ChequeView): string {
  const size = chequeSize(cheque);
  const words = cheque.colour ?? colours[choose(cheque.issuer, "colour", 0, colours.length - 1)];
  const inks = inksOfPair(light, inksOf(words ?? null));
  const plain = canvasOf({ seed: cheque.id, ...size, light, detail, inks });
  const canvas: ChequeCanvas = {
    ...plain,
    cheque,
    box: ({ x, y, width, height }) => ({
      x: (x * plain.width) / 100,
      y: (y * plain.height) / 100,
      width: (width * plain.width) / 100,
      height: (height * plain.height) / 100,
    }),
  };
  const features = describeCheque(cheque);
  const layers: Layer[] = [
    { shows: offset, draw: () => ground(canvas) },
    { shows: engraved, draw: () => rosette(canvas) + ribbons(canvas) },
    ...chequeMarks(canvas, features),
    { shows: all, draw: () => overprint(canvas) },
    { shows: engraved, draw: () => figure(canvas) },
    { shows: printed, draw: () => heading(canvas) + chequeLines(canvas) + numbers(canvas) },
    { shows: all, draw: () => imprint(canvas, cheque) },
  ];
  return picture(
    canvas,
    {
      title: `SPECIMEN: ${[cheque.issuer, cheque.series, `${cheque.denomination ?? ""} ${cheque.currency}`.trim()].filter(Boolean).join(", ")}`,
      corner: canvas.mm * 0.9,
      ground: inks.paper,
    },
    layers,
  );
}

function overprint(canvas: ChequeCanvas): string {
  const { width, height, fine } = canvas;
  const turn = -11;
  const tall = specimenHeight(width, height, turn, fine.hasWords ? 0.72 : 0.7);
  return specimenWord(
    canvas,
    { x: width * 0.45, y: height * 0.53, height: tall, turn },
    fine.hasWords
      ? { line: 5.2, halo: 9, veil: 0.4, fill: 0 }
      : { line: 6, halo: 14, veil: 0.55, fill: 0.85 },
  );
}

function imprint(canvas: ChequeCanvas, { widthMm, heightMm }: DrawnCheque): string {
  const { width, height, mm, fine } = canvas;
  const isKnown = widthMm !== null && heightMm !== null;
  const size = isKnown ? `${widthMm} × ${heightMm} mm` : "size not recorded";
  return imprintLine(
    canvas,
    {
      x: width - mm * 3,
      y: height - mm * 6.6,
      height: mm * (fine.hasWords ? 1.15 : 1.8),
      anchor: "end",
    },
    `illustration, not a cheque · ${size}`,
  );
}

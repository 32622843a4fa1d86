import type { Light } from "@specimen/api/contract";
import { flowerInPaper } from "../../../images/layers/tonalFlower.ts";
import type { Box } from "../../../images/layout.ts";
import type { Layer } from "../../../images/picture.ts";
import type { DrawnFeature } from "./describe.ts";
import {
  chipSign,
  codeSquare,
  colourInk,
  diffractivePatch,
  holographicPortrait,
  lensWindow,
  metalStripe,
  overlay,
  pearlBand,
} from "./foilMarks.ts";
import {
  fluorescentMotif,
  glowingDiscs,
  glowingFibres,
  glowingSeamThread,
  seamThread,
} from "./glowMarks.ts";
import type { PageCanvas } from "./pageCanvas.ts";
import {
  hinge,
  latentPicture,
  perforatedNumber,
  perforatedPortrait,
  photoRays,
  photoStamp,
  raisedLines,
  threadInPage,
  threadThroughLight,
  visibleFibres,
  windowInPage,
} from "./paperMarks.ts";
import { secondPortrait } from "./portrait.ts";
import { microprint } from "./print.ts";
import { foils, glows, inPaper, laser, plain, print } from "./strengths.ts";

/** How one kind of feature is drawn in its box, and in which lights it shows. */
interface Mark {
  readonly shows: Partial<Record<Light, number>>;
  readonly draw: (canvas: PageCanvas, box: Box) => string;
  /** A thumbnail leaves out what is too small to be seen on it. */
  readonly isLarge?: boolean;
}

const holes = { white: 0.55, uv: 0.3, ir: 0.4, transmitted: 1 } as const;

/** Every kind of feature that is drawn, with those of the ground, the portrait and the MRZ apart. */
const marks: Readonly<Record<string, readonly Mark[]>> = {
  microprint: [{ shows: print, draw: microprint }],
  ovd: [{ shows: foils, draw: diffractivePatch, isLarge: true }],
  kinegram: [{ shows: foils, draw: diffractivePatch, isLarge: true }],
  hologram: [{ shows: foils, draw: metalStripe, isLarge: true }],
  identigram: [{ shows: foils, draw: holographicPortrait, isLarge: true }],
  laminate_ovd: [{ shows: { white: 0.85, uv: 0.1, transmitted: 0.5 }, draw: overlay }],
  laminate: [{ shows: { white: 0.5, uv: 0.06 }, draw: overlay }],
  cli_mli: [{ shows: { ...laser, uv: 0.3 }, draw: lensWindow, isLarge: true }],
  lefi: [{ shows: { ...laser, uv: 0.3 }, draw: lensWindow, isLarge: true }],
  ovi: [{ shows: foils, draw: colourInk }],
  iridescent: [{ shows: { white: 1, uv: 0.2, transmitted: 0.3 }, draw: pearlBand }],
  tactile: [{ shows: { white: 1, uv: 0.2, transmitted: 0.5 }, draw: raisedLines }],
  embossing: [{ shows: { white: 1, uv: 0.2, ir: 0.6, transmitted: 0.6 }, draw: raisedLines }],
  intaglio_latent: [{ shows: { white: 1, uv: 0.2, transmitted: 0.5 }, draw: latentPicture }],
  latent_image: [{ shows: { white: 1, uv: 0.2, transmitted: 0.5 }, draw: latentPicture }],
  ghost_image: [
    {
      shows: { white: 0.95, uv: 0.35, ir: 0.5, transmitted: 0.9 },
      draw: (canvas, box) => secondPortrait(canvas, box, canvas.inks.secondDeep),
      isLarge: true,
    },
  ],
  transparent_window: [{ shows: plain, draw: windowInPage, isLarge: true }],
  watermark: [{ shows: inPaper, draw: flowerInPaper }],
  security_thread: [
    { shows: { white: 1, uv: 0.3 }, draw: threadInPage },
    { shows: { transmitted: 1 }, draw: threadThroughLight },
  ],
  binding_thread: [
    { shows: { white: 1, ir: 1, transmitted: 1 }, draw: seamThread },
    { shows: glows, draw: glowingSeamThread },
  ],
  perforated_number: [{ shows: holes, draw: perforatedNumber }],
  laser_number: [{ shows: holes, draw: perforatedNumber }],
  perforated_portrait: [{ shows: holes, draw: perforatedPortrait, isLarge: true }],
  photo_stamp: [{ shows: { white: 1, uv: 0.3, ir: 0.8, transmitted: 0.7 }, draw: photoStamp }],
  weakening_pattern: [{ shows: { white: 1, uv: 0.2, transmitted: 0.5 }, draw: photoRays }],
  edge_engraving: [{ shows: laser, draw: microprint }],
  hinge: [{ shows: { white: 1, uv: 0.4, ir: 0.5, transmitted: 0.8 }, draw: hinge, isLarge: true }],
  chip: [
    { shows: { white: 1, uv: 0.3, ir: 0.6, transmitted: 0.7 }, draw: chipSign, isLarge: true },
  ],
  digital_seal: [{ shows: laser, draw: codeSquare, isLarge: true }],
  fibres: [{ shows: { white: 1, transmitted: 0.6 }, draw: visibleFibres }],
  planchettes: [
    { shows: { white: 0.5 }, draw: glowingDiscs },
    { shows: glows, draw: glowingDiscs },
  ],
  uv_fibres: [{ shows: glows, draw: glowingFibres }],
  uv_print: [{ shows: glows, draw: fluorescentMotif, isLarge: true }],
};

/** What other layers draw: ground, portrait, MRZ, flag, and the darkness of dull paper. */
const drawnElsewhere = [
  "guilloche_rainbow",
  "laser_engraving",
  "inkjet_portrait",
  "mrz_ocrb",
  "eu_flag",
  "uv_dull",
];

/** Whether a drawing shows a kind of feature. */
export function isDrawn(type: string): boolean {
  return drawnElsewhere.includes(type) || Object.hasOwn(marks, type);
}

/** The marks of a page's features in the record's order; the same mark is drawn once. */
export function featureMarks(canvas: PageCanvas, features: readonly DrawnFeature[]): Layer[] {
  return features.flatMap(({ type, box }) =>
    (marks[type] ?? []).map(({ shows, draw, isLarge }) => ({
      shows: canvas.fine.hasWords || isLarge === true ? shows : {},
      draw: () => draw(canvas, canvas.box(box)),
    })),
  );
}

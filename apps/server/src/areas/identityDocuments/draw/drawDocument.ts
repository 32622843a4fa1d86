import type { DocumentPage, Light } from "@specimen/api/contract";
import type { Detail } from "../../../images/view.ts";
import { type Layer, picture } from "../../../images/picture.ts";
import { imprintLine, specimenHeight, specimenWord } from "../../../images/layers/specimenWord.ts";
import { background, rosettePlace } from "./background.ts";
import { cover, insideCover } from "./cover.ts";
import { describeDocument, type DocumentDescription } from "./describe.ts";
import type { DrawnDocument } from "./drawnDocument.ts";
import { licenceBack } from "./licenceBack.ts";
import { featureMarks } from "./marks.ts";
import { type PageCanvas, pageCanvas } from "./pageCanvas.ts";
import { photo } from "./portrait.ts";
import { emblem, euFlag, heading } from "./heading.ts";
import { captions, machineZone, values, zoneGround } from "./print.ts";
import { faint, laser, plain, print } from "./strengths.ts";

/** What of a document is drawn. */
export interface DocumentView {
  readonly page: DocumentPage;
  readonly light: Light;
  readonly detail: Detail;
}

/**
 * One page of a document in one light as a self-contained SVG for an image element: true size in
 * the view box (0.1 mm), its own shapes only, SPECIMEN across it. The same facts give the same
 * bytes; nothing that the record does not name is drawn. Undefined for a page it does not have.
 */
export function drawDocument(
  facts: DrawnDocument,
  view: DocumentView,
  description: DocumentDescription = describeDocument(facts),
): string | undefined {
  const size = description.pages.find(({ page }) => page === view.page);
  if (size === undefined) return undefined;
  const canvas = pageCanvas(facts, size, description.features, view);
  return picture(
    canvas,
    {
      title: `SPECIMEN: ${facts.id}, ${facts.title}`,
      corner: canvas.mm * (facts.form === "card" || facts.form === "licence" ? 3.18 : 2.2),
      ground: canvas.inks.paper,
    },
    [...layersOf[view.page](canvas), { shows: plain, draw: () => imprint(canvas) }],
  );
}

const layersOf: Readonly<Record<DocumentPage, (canvas: PageCanvas) => Layer[]>> = {
  cover: (canvas) => [...cover(canvas, "front"), overprint(canvas)],
  backCover: (canvas) => [...cover(canvas, "back"), overprint(canvas)],
  insideCover: (canvas) => [...insideCover(canvas), overprint(canvas)],
  inner: plainPage,
  dataBack: plainPage,
  data: dataPage,
  front: dataPage,
  inside: dataPage,
  back,
};

/** Marks that lie over portrait and data; all others are printed or cut in under them. */
const over = [
  "ovd",
  "kinegram",
  "hologram",
  "identigram",
  "laminate_ovd",
  "laminate",
  "photo_stamp",
  "digital_seal",
];

/** The page with the portrait. Words come last: nothing takes their legibility. */
function dataPage(canvas: PageCanvas): Layer[] {
  const { facts } = canvas;
  const low = canvas.features.filter(({ type }) => !over.includes(type));
  const high = canvas.features.filter(({ type }) => over.includes(type));
  const hasZone = facts.mrz !== null && facts.mrz.format !== "TD1";
  return [
    ...background(canvas),
    ...(hasZone ? [{ shows: plain, draw: () => zoneGround(canvas) }] : []),
    ...featureMarks(canvas, low),
    ...(facts.layout?.euFlag ? [{ shows: print, draw: () => euFlag(canvas) }] : []),
    { shows: laser, draw: () => photo(canvas) },
    ...featureMarks(canvas, high),
    { shows: print, draw: () => heading(canvas) },
    overprint(canvas),
    { shows: print, draw: () => captions(canvas) },
    { shows: laser, draw: () => values(canvas) },
    ...(hasZone ? [{ shows: laser, draw: () => machineZone(canvas) }] : []),
  ];
}

/** The back of a card: fields, MRZ, or the table of a licence. */
function back(canvas: PageCanvas): Layer[] {
  const { facts } = canvas;
  const hasZone = facts.mrz?.format === "TD1";
  const { x, y, radius } = rosettePlace(canvas);
  return [
    ...background(canvas),
    ...(facts.form === "licence"
      ? [{ shows: print, draw: () => licenceBack(canvas) }]
      : [{ shows: faint, draw: () => emblem(canvas, x, y, radius * 0.42, canvas.inks.accent) }]),
    ...(hasZone ? [{ shows: plain, draw: () => zoneGround(canvas) }] : []),
    ...featureMarks(canvas, canvas.features),
    overprint(canvas),
    { shows: print, draw: () => captions(canvas) },
    { shows: laser, draw: () => values(canvas) },
    ...(hasZone ? [{ shows: laser, draw: () => machineZone(canvas) }] : []),
  ];
}

/** A page for visas, or the back of the data page: the ground and what the record names on it. */
function plainPage(canvas: PageCanvas): Layer[] {
  return [
    ...background(canvas),
    {
      shows: faint,
      draw: () =>
        emblem(
          canvas,
          canvas.width / 2,
          canvas.height * 0.44,
          canvas.short * 0.27,
          canvas.inks.accent,
        ),
    },
    ...featureMarks(canvas, canvas.features),
    overprint(canvas),
  ];
}

/** SPECIMEN across the page, under the words that must stay readable. */
function overprint(canvas: PageCanvas): Layer {
  const { width, height, fine } = canvas;
  const turn = width < height ? -52 : -17;
  const tall = specimenHeight(width, height, turn, fine.hasWords ? 0.84 : 0.76);
  const veil = canvas.isCover ? 0 : fine.hasWords ? 0.36 : 0.55;
  const style = fine.hasWords
    ? { line: (tall / fine.grain) * 0.03, halo: 7, veil, fill: 0 }
    : { line: 5, halo: 12, veil, fill: canvas.isCover ? 0.6 : 0.85 };
  return {
    shows: plain,
    draw: () => specimenWord(canvas, { x: width / 2, y: height / 2, height: tall, turn }, style),
  };
}

function imprint(canvas: PageCanvas): string {
  const { isCover, width, height, mm, facts, fine } = canvas;
  const cover = facts.cover ?? { widthMm: 0, heightMm: 0 };
  const isBooklet = isCover || ["insideCover", "inner"].includes(canvas.page);
  const size = isBooklet
    ? `${cover.widthMm} × ${cover.heightMm} mm`
    : `${facts.widthMm} × ${facts.heightMm} mm`;
  return imprintLine(
    canvas,
    {
      x: width - mm * 2.6,
      y: height - mm * (fine.hasWords ? 1.1 : 1.6),
      height: mm * (fine.hasWords ? 0.95 : 1.3),
      anchor: "end",
    },
    `illustration, not a document · ${size}`,
  );
}

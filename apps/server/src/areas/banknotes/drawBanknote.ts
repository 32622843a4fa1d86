import type { BanknoteFacts, Light, View } from "../../images/banknoteFacts.ts";
import { centrepiece } from "../../images/layers/centrepiece.ts";
import { clearWindow, foil } from "../../images/layers/foil.ts";
import { glow } from "../../images/layers/glow.ts";
import { ground as groundLines } from "../../images/layers/ground.ts";
import { infrared } from "../../images/layers/infrared.ts";
import { issuerLine } from "../../images/layers/issuerLine.ts";
import { marks, perforation, register, wholeRegister } from "../../images/layers/marks.ts";
import { motifFrame } from "../../images/layers/motifFrame.ts";
import { numerals } from "../../images/layers/numerals.ts";
import { imprint, overprint } from "../../images/layers/overprint.ts";
import { ribbonBand } from "../../images/layers/ribbonBand.ts";
import { thread, threadAgainstLight } from "../../images/layers/thread.ts";
import { watermark } from "../../images/layers/watermark.ts";
import { sheetOf, type Sheet } from "../../images/sheet.ts";
import { picture } from "../../images/picture.ts";

type Layer = readonly [draw: (sheet: Sheet) => string, opacity: number];

/** How strongly a watermark is drawn so that its tones stand off the paper by a tenth. */
const shownInPaper = 0.28;

/** What shows in each light, from the paper up, and how strongly. */
const layersOf: Readonly<Record<Light, readonly Layer[]>> = {
  white: [
    [ground, 1],
    [watermark, shownInPaper],
    [centrepiece, 1],
    [ribbonBand, 1],
    [motifFrame, 1],
    [issuerLine, 1],
    [numerals, 1],
    [register, 1],
    [marks, 1],
    [perforation, 1],
    [thread, 1],
    [foil, 1],
    [clearWindow, 1],
  ],
  uv: [
    [ground, 0.1],
    [motifFrame, 0.2],
    [issuerLine, 0.4],
    [clearWindow, 0.5],
    [glow, 1],
  ],
  ir: [[infrared, 1]],
  transmitted: [
    [ground, 0.34],
    [watermark, 1],
    [centrepiece, 0.42],
    [ribbonBand, 0.42],
    [motifFrame, 0.5],
    [issuerLine, 0.55],
    [numerals, 0.5],
    [wholeRegister, 1],
    [threadAgainstLight, 1],
    [foil, 1],
    [clearWindow, 1],
    [perforation, 1],
  ],
};

/**
 * One side of a banknote in one light as a self-contained SVG for an image element: true size in
 * the view box (0.1 mm), its own shapes only, SPECIMEN across it. The same facts give the same
 * bytes. A feature the record does not name is not drawn; a size that is not known is said so.
 */
export function drawBanknote(record: BanknoteFacts, view: View): string {
  const sheet = sheetOf(record, view);
  const layers = [...layersOf[view.light], [overprint, 1] as const, [imprint, 1] as const];
  return picture(
    sheet,
    {
      title: `SPECIMEN: ${record.denomination} ${record.currency}, ${record.issuer}, ${record.series}`,
      corner: 8 * sheet.fine.grain,
      ground: sheet.inks.paper,
    },
    layers.map(([draw, strength]) => ({
      shows: { [view.light]: strength },
      draw: () => draw(sheet),
    })),
  );
}

function ground(sheet: Sheet): string {
  const { watermark } = sheet.places;
  return groundLines(
    sheet,
    sheet.isUpright ? watermark.y / sheet.height : watermark.x / sheet.width,
  );
}

import { picture } from "../images/picture.ts";
import type { BanknoteFacts, Light, View } from "./banknoteFacts.ts";
import { centrepiece } from "./layers/centrepiece.ts";
import { clearWindow, foil } from "./layers/foil.ts";
import { glow } from "./layers/glow.ts";
import { ground as groundLines } from "./layers/ground.ts";
import { infrared } from "./layers/infrared.ts";
import { issuerLine } from "./layers/issuerLine.ts";
import { marks, perforation, register, wholeRegister } from "./layers/marks.ts";
import { motifFrame } from "./layers/motifFrame.ts";
import { numerals } from "./layers/numerals.ts";
import { imprint, overprint } from "./layers/overprint.ts";
import { ribbonBand } from "./layers/ribbonBand.ts";
import { thread, threadAgainstLight } from "./layers/thread.ts";
import { watermark } from "./layers/watermark.ts";
import { sheetOf, type Sheet } from "./sheet.ts";

type Layer = readonly [draw: (sheet: Sheet) => string, opacity: number];

/** What shows in each light, from the paper up, and how strongly. */
const layersOf: Readonly<Record<Light, readonly Layer[]>> = {
  white: [
    [ground, 1],
    [watermark, 0.1],
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

import type { Light } from "@specimen/api/contract";
import { pictureAddress } from "../../http/pictures.ts";
import { centrepiece } from "../../images/layers/centrepiece.ts";
import { drawSheet, type Layer } from "../../images/layers/drawSheet.ts";
import { clearWindow, foil } from "../../images/layers/foil.ts";
import { glow } from "../../images/layers/glow.ts";
import { ground } from "../../images/layers/ground.ts";
import { infrared } from "../../images/layers/infrared.ts";
import { issuerLine } from "../../images/layers/issuerLine.ts";
import { marks, perforation, register, wholeRegister } from "../../images/layers/marks.ts";
import { motifFrame } from "../../images/layers/motifFrame.ts";
import { numerals } from "../../images/layers/numerals.ts";
import { ribbonBand } from "../../images/layers/ribbonBand.ts";
import { thread, threadAgainstLight } from "../../images/layers/thread.ts";
import { watermark } from "../../images/layers/watermark.ts";
import type { Printed } from "../../images/printed.ts";
import { sheetOf } from "../../images/sheet.ts";
import { fileOf, type View, viewOf } from "../../images/view.ts";
import type { AppContext, Drawings } from "../defineArea.ts";
import { prepareBanknoteFacts } from "./queries/detail.ts";

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

/** The pictures of banknotes. */
export const banknoteDrawings: Drawings = {
  "/images/banknotes/:id/:file": ({ database }) => {
    const readFacts = prepareBanknoteFacts(database);
    return async ({ id = "", file = "" }) => {
      const view = viewOf(file);
      if (view === undefined || fileOf(view) !== file) return undefined;
      const [facts] = await readFacts.execute({ id });
      return facts && drawBanknote(facts, view);
    };
  },
};

/** The public address of a banknote's picture. */
export const imageAddress = (context: AppContext, banknoteId: string, view: View): string =>
  pictureAddress(context, `/images/banknotes/${encodeURIComponent(banknoteId)}/${fileOf(view)}`);

/**
 * One side of a banknote in one light as SVG. The same facts give the same bytes. A feature the
 * record does not name is not drawn; a size that is not known is marked as such.
 */
export const drawBanknote = (record: Printed, view: View): string =>
  drawSheet(sheetOf(record, view), {
    layers: layersOf[view.light],
    title: `SPECIMEN: ${record.denomination} ${record.currency}, ${record.issuer}, ${record.series}`,
    original: "banknote",
  });

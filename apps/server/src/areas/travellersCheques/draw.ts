import type { Light } from "@specimen/api/contract";
import { pictureAddress } from "../../http/pictures.ts";
import { fileOf, viewOf } from "../../images/view.ts";
import type { AppContext, Drawings } from "../defineArea.ts";
import type { DrawnCheque } from "./draw/drawnCheque.ts";
import { type ChequeView, drawCheque } from "./draw/drawCheque.ts";
import { readNotesById } from "./queries.ts";
import type { chequeNotes, chequeSeries } from "./tables.ts";

/** A value of a series with the series. */
export interface ChequeRow {
  readonly note: typeof chequeNotes.$inferSelect;
  readonly series: typeof chequeSeries.$inferSelect;
}

/** The columns that a cheque is drawn from. */
interface ChequeSource {
  readonly note: Pick<ChequeRow["note"], "id" | "currencyISO" | "denomination">;
  readonly series: Pick<
    ChequeRow["series"],
    "issuer" | "series" | "widthMm" | "heightMm" | "numberFormat" | "features"
  >;
}

/** The pictures of cheques: the front in each light. */
export const chequeDrawings: Drawings = {
  "/images/travellersCheques/:id/:file":
    ({ database }) =>
    async ({ id = "", file = "" }) => {
      const view = viewOf(file);
      if (view === undefined || view.side !== "front" || fileOf(view) !== file) return undefined;
      const [row] = await readNotesById(database, [id]);
      return row && drawCheque(drawnCheque(row), view);
    },
};

/** The public address of the picture of a value. */
export const chequeAddress = (
  context: AppContext,
  noteId: string,
  { light, detail }: { light: Light; detail: ChequeView["detail"] },
): string =>
  pictureAddress(
    context,
    `/images/travellersCheques/${encodeURIComponent(noteId)}/${fileOf({ side: "front", light, detail })}`,
  );

/** What a cheque is drawn from. */
export const drawnCheque = ({ note, series }: ChequeSource): DrawnCheque => ({
  id: note.id,
  issuer: series.issuer,
  series: series.series,
  currency: note.currencyISO,
  denomination: note.denomination,
  widthMm: series.widthMm,
  heightMm: series.heightMm,
  colour: null,
  numberPattern: series.numberFormat?.regex ?? null,
  features: series.features,
});

import type { Canvas } from "../../../images/canvas.ts";
import type { Box } from "../../../images/layout.ts";
import type { PercentBox } from "../../../images/pins.ts";
import type { DrawnCheque } from "./drawnCheque.ts";

/** What the layers of a cheque draw on. */
export interface ChequeCanvas extends Canvas {
  readonly cheque: DrawnCheque;
  /** A box of the front, given in percent, in drawing units. */
  box(share: PercentBox): Box;
}

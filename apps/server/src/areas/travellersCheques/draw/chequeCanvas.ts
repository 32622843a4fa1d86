import type { Canvas } from "../../../images/canvas.ts";
import type { Box } from "../../../images/layout.ts";
import type { PercentBox } from "../../../images/pins.ts";
import type { ChequeFacts } from "./chequeFacts.ts";

/** What the layers of a cheque draw on. */
export interface ChequeCanvas extends Canvas {
  readonly cheque: ChequeFacts;
  /** A box of the front, given in percent, in drawing units. */
  box(share: PercentBox): Box;
}

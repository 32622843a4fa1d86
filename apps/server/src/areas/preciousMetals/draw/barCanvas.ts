import type { Detail } from "../../../images/view.ts";
import type { Canvas } from "../../../images/canvas.ts";
import type { MetalInks } from "../../../images/metalInks.ts";
import type { DrawnBar } from "./drawnBar.ts";
import type { BarSide } from "./describeBar.ts";

/** What of a bar is drawn: in white light, or tilted, when a foil shows its other picture. */
export interface BarView {
  readonly side: BarSide;
  readonly light: "white" | "tilted";
  readonly detail: Detail;
}

/** A bar from its upper left corner, before anything is struck. */
export interface BarCanvas extends Canvas {
  readonly bar: DrawnBar;
  readonly view: BarView;
  readonly inks: MetalInks;
  /** Width of an engraved line. */
  readonly line: number;
}

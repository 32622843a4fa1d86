import type { Canvas } from "../../../images/canvas.ts";
import type { MetalInks } from "../../../images/metalInks.ts";
import type { DrawnCoin } from "./drawnCoin.ts";

/** A coin round 0,0, before anything is struck. */
export interface Blank extends Canvas {
  readonly coin: DrawnCoin;
  readonly inks: MetalInks;
  /** Width of an engraved line. */
  readonly line: number;
}

/** Radius of every coin in drawing units: curves are whole numbers, also those of small coins. */
export const radius = 1000;

import { ribbon } from "@specimen/core/guilloche";
import { element } from "../svg.ts";
import type { Canvas } from "../canvas.ts";

/** A woven band from 0,0; lengths in drawing units. */
export interface Band {
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  /** Lines woven into each other, an even number. */
  readonly lines: number;
  /** Waves of one tile. */
  readonly waves: number;
  /** Equal tiles side by side; only one is written. */
  readonly tiles: number;
}

/** The band's lines. Half of them mirror the others, so only that half is written. */
export function ribbonTiles(canvas: Canvas, band: Band): string {
  const { width, height, lines, tiles } = band;
  const woven = ribbon({
    ...band,
    width: width / tiles,
    samplesPerWave: canvas.fine.samplesPerWave,
  }).slice(0, lines / 2);
  const half = canvas.define((id) => element("path", { id, d: woven.join("") }));
  const tile = canvas.define((id) =>
    element(
      "g",
      { id },
      element("use", { href: `#${half}` }),
      element("use", { href: `#${half}`, transform: `matrix(1 0 0 -1 0 ${Math.round(height)})` }),
    ),
  );
  return Array.from({ length: tiles }, (_, index) =>
    element("use", { href: `#${tile}`, x: index === 0 ? undefined : (width / tiles) * index }),
  ).join("");
}

import { hash32 } from "@specimen/core/guilloche";
import type { Light } from "@specimen/api/contract";
import type { Detail } from "./view.ts";
import { finenessOf, type Fineness } from "./fineness.ts";
import type { Inks } from "./inks.ts";

/** What every drawing starts from. */
export interface CanvasOptions {
  /** The text all chance of the drawing comes from. */
  readonly seed: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly light: Light;
  readonly detail: Detail;
  readonly inks: Inks;
  /**
   * Drawing units to a millimetre. Curves are whole numbers, so a small thing that is shown large
   * needs more of them than its level of detail gives.
   */
  readonly unitsPerMm?: number;
}

/** What a layer draws on. Lengths are in drawing units: `mm` of them make a millimetre. */
export interface Canvas {
  readonly seed: string;
  readonly light: Light;
  readonly detail: Detail;
  readonly fine: Fineness;
  readonly inks: Inks;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly width: number;
  readonly height: number;
  /** The shorter side. */
  readonly short: number;
  /** Drawing units to a millimetre. */
  readonly mm: number;
  /** Width of an engraved line. */
  readonly pen: number;
  /** Keeps a definition and gives its id; the same markup is kept once. */
  define(markup: (id: string) => string): string;
  /** What has been defined. */
  definitions(): string;
}

/** An empty canvas. */
export function canvasOf(options: CanvasOptions): Canvas {
  const { seed, widthMm, heightMm, light, detail, inks } = options;
  const fine = finenessOf[detail];
  const mm = options.unitsPerMm ?? 10 * fine.grain;
  const [width, height] = [Math.round(widthMm * mm), Math.round(heightMm * mm)];
  const kept = new Map<string, string>();
  return {
    seed,
    light,
    detail,
    fine,
    inks,
    widthMm,
    heightMm,
    width,
    height,
    short: Math.min(width, height),
    mm,
    pen: fine.pen * fine.grain,
    define(markup) {
      const template = markup("*");
      const id = kept.get(template) ?? shortId(kept.size);
      kept.set(template, id);
      return id;
    },
    definitions: () =>
      [...kept].map(([markup, id]) => markup.replace('id="*"', `id="${id}"`)).join(""),
  };
}

/** The n-th of the shortest names: a to Z, then aa, ba and so on. */
function shortId(index: number): string {
  const letter = letters.charAt(index % letters.length);
  return index < letters.length ? letter : letter + shortId(Math.floor(index / letters.length) - 1);
}

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A whole number from `from` to `to` that belongs to the text and the name. */
export function choose(seed: string, name: string, from: number, to: number): number {
  return from + (hash32(`${seed} ${name}`) % (to - from + 1));
}

import type { Metal } from "@specimen/api/contract";
import { type Colour, hex, tone } from "./colour.ts";
import { element } from "./svg.ts";

/** The tones of one metal; `rim` and `field` are paints that stand in `definitions`. */
export interface MetalInks {
  readonly definitions: string;
  readonly rim: string;
  readonly field: string;
  readonly light: string;
  readonly veil: string;
  readonly shade: string;
  readonly deep: string;
}

const colours: Readonly<Record<Metal, Colour>> = {
  gold: { lightness: 0.8, chroma: 0.115, hue: 88 },
  silver: { lightness: 0.84, chroma: 0.008, hue: 250 },
  platinum: { lightness: 0.78, chroma: 0.012, hue: 215 },
  palladium: { lightness: 0.74, chroma: 0.014, hue: 285 },
};

/** The metal as light from the upper left shows it. */
export function metalInks(metal: Metal): MetalInks {
  const colour = colours[metal];
  const light = hex(tone(colour, 0.12, 0.6));
  const base = hex(colour);
  const dark = hex(tone(colour, -0.16));
  const stop = (offset: number, tint: string) => element("stop", { offset, "stop-color": tint });
  const gradient = (id: string, ...stops: string[]) =>
    element("linearGradient", { id, x1: 0, y1: 0, x2: 1, y2: 1 }, ...stops);
  return {
    definitions:
      gradient("rim", stop(0, light), stop(0.5, base), stop(1, dark)) +
      gradient("field", stop(0, hex(tone(colour, -0.04))), stop(0.45, light), stop(1, base)),
    rim: "url(#rim)",
    field: "url(#field)",
    light,
    veil: light,
    shade: hex(tone(colour, -0.24)),
    deep: hex(tone(colour, -0.46, 0.8)),
  };
}

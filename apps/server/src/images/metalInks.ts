import type { Metal } from "@specimen/api/contract";
import { type Colour, hex, tone } from "./colour.ts";
import { type Inks, inksOfPair } from "./inks.ts";

/** The tones of one metal as light from the upper left shows them. */
export interface MetalInks extends Inks {
  readonly light: string;
  readonly base: string;
  /** Engraved lines. */
  readonly shade: string;
  /** Letters and edges. */
  readonly deep: string;
}

const colours: Readonly<Record<Metal, Colour>> = {
  gold: { lightness: 0.81, chroma: 0.115, hue: 89 },
  silver: { lightness: 0.84, chroma: 0.008, hue: 250 },
  platinum: { lightness: 0.78, chroma: 0.012, hue: 215 },
  palladium: { lightness: 0.74, chroma: 0.014, hue: 285 },
};

/** Parts of a thousand by element, as "Au", "Ag", "Cu"; null is not known. */
export type Alloy = Readonly<Record<string, number>> | null;

/** The inks of a metal; copper makes gold redder, silver paler and greener. */
export function metalInks(metal: Metal, alloy: Alloy): MetalInks {
  const colour = metal === "gold" ? goldOf(alloy) : colours[metal];
  const ink = { lightness: colour.lightness - 0.26, chroma: colour.chroma * 0.9, hue: colour.hue };
  const light = hex(tone(colour, 0.12, 0.6));
  const deep = hex(tone(colour, -0.47, 0.8));
  return {
    ...inksOfPair("white", { main: ink, second: ink }),
    paper: light,
    overprint: deep,
    light,
    base: hex(colour),
    shade: hex(tone(colour, -0.22)),
    deep,
  };
}

function goldOf(alloy: Alloy): Colour {
  const { lightness, chroma, hue } = colours.gold;
  const copper = Math.min(150, alloy?.["Cu"] ?? 0);
  const silver = Math.min(150, alloy?.["Ag"] ?? 0);
  return {
    lightness: lightness - copper * 0.0002 + silver * 0.0003,
    chroma: chroma - silver * 0.0002,
    hue: hue - copper * 0.09 + silver * 0.08,
  };
}

import type { Light } from "@specimen/api/contract";
import { hex, inksOf, tone, type Colour } from "./colour.ts";

/** The colours of one drawing, ready for attributes. */
export interface Inks {
  readonly paper: string;
  /** Pale ground of the main ink. */
  readonly tint: string;
  readonly soft: string;
  readonly line: string;
  /** Numerals and letters. */
  readonly deep: string;
  readonly secondSoft: string;
  readonly second: string;
  readonly secondDeep: string;
  /** The overprint and the line that says what the drawing is. */
  readonly overprint: string;
}

const paperOf: Readonly<Record<Light, string>> = {
  white: "#fbf9f1",
  uv: "#131029",
  ir: "#dcdcd8",
  transmitted: "#f5e9cc",
};

const overprintOf: Readonly<Record<Light, string>> = {
  white: "#12203c",
  uv: "#d3cfff",
  ir: "#1f1f22",
  transmitted: "#33291a",
};

/** The inks of a record as they appear in a light: grey in infrared, a violet ghost under UV. */
export function inksIn(light: Light, colourWords: string | null, isPolymer: boolean): Inks {
  const pair = inksOf(colourWords);
  const main = seen(pair.main, light);
  const second = seen(pair.second, light);
  return {
    paper: light === "white" && isPolymer ? "#f7f9f6" : paperOf[light],
    tint: hex(tone({ ...main, lightness: light === "uv" ? 0.2 : 0.93 }, 0, 0.34)),
    soft: hex(tone(main, 0.13, 0.8)),
    line: hex(main),
    deep: hex(tone(main, light === "uv" ? 0.1 : -0.12)),
    secondSoft: hex(tone(second, 0.12, 0.8)),
    second: hex(second),
    secondDeep: hex(tone(second, light === "uv" ? 0.1 : -0.11)),
    overprint: overprintOf[light],
  };
}

function seen(ink: Colour, light: Light): Colour {
  if (light === "ir") return { lightness: 0.44, chroma: 0, hue: 0 };
  if (light === "uv") return { lightness: 0.5, chroma: 0.09, hue: 286 };
  return ink;
}

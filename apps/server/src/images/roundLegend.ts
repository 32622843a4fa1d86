import { lettering, letters } from "./lettering.ts";
import { element } from "./svg.ts";

/** Text along the upper half of a circle around 0,0. */
export interface Legend {
  readonly text: string;
  /** Radius of the baseline. */
  readonly radius: number;
  /** Cap height; reduced where the text would exceed `reach`. */
  readonly height: number;
  /** Maximal arc of the text in degrees. */
  readonly reach: number;
  readonly fill: string;
}

/** Extra space after each letter as a fraction of its height. */
const tracking = 0.14;

/** The letters one by one, each rotated into place. */
export function roundLegend({ text, radius, height, reach, fill }: Legend): string {
  const lines = [...text].map((letter) => lettering(letter, "text"));
  const advances = lines.map((line) => line.length / line.capital + tracking);
  const whole = advances.reduce((sum, advance) => sum + advance, 0) - tracking;
  const tall = Math.min(height, (radius * reach * Math.PI) / 180 / whole);
  let passed = -whole / 2;
  const placed = lines.map((line, index) => {
    const middle = passed + line.length / line.capital / 2;
    passed += advances[index] ?? 0;
    const turn = ((middle * tall) / radius / Math.PI) * 180;
    return element(
      "g",
      { transform: `rotate(${turn.toFixed(2)})` },
      letters(line, { x: 0, y: -radius, height: tall, anchor: "middle" }, {}),
    );
  });
  return element("g", { fill }, ...placed);
}

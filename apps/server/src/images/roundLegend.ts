import { lettering, letters } from "./lettering.ts";
import { element } from "./svg.ts";

/** Words that run along the upper half of a circle round 0,0. */
export interface Legend {
  readonly text: string;
  /** Of the baseline. */
  readonly radius: number;
  /** Height of a capital; less where the words would go further round than `reach`. */
  readonly height: number;
  /** Degrees the words may take. */
  readonly reach: number;
  readonly fill: string;
}

/** Extra space after each letter as a share of its height. */
const tracking = 0.14;

/** The letters one by one, each turned to its place. */
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

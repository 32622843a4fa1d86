import { isIn, lettering, outline, spaced } from "../lettering.ts";
import { at, element } from "../svg.ts";
import type { Canvas } from "../canvas.ts";

/** Words that run along a circle round 0,0. */
export interface Legend {
  readonly text: string;
  /** Of the baseline; along the lower half the letters stand on it with their heads inward. */
  readonly radius: number;
  /** Height of a capital; less where the words would go further round than `reach`. */
  readonly height: number;
  /** Degrees the words may take. */
  readonly reach: number;
  readonly half: "upper" | "lower";
}

/** Extra space after each letter as a share of its height. */
const tracking = 0.14;

/** The letters one by one, each turned to its place; every letter is kept once. */
export function roundLegend(canvas: Canvas, legend: Legend): string {
  const { text, radius, height, reach, half } = legend;
  const set = [...text].map((letter) => ({
    letter: spaced(letter, "text"),
    advance: lettering(letter, "text").length / capitalOf() + tracking,
  }));
  const whole = set.reduce((sum, { advance }) => sum + advance, 0) - tracking;
  const tall = Math.min(height, (radius * reach * Math.PI) / 180 / Math.max(0.01, whole));
  const scale = tall / capitalOf();
  const along = half === "upper" ? 1 : -1;
  const baseline = half === "upper" ? -radius : radius;
  let passed = -whole / 2;
  const placed = set.map(({ letter, advance }) => {
    const middle = passed + (advance - tracking) / 2;
    passed += advance;
    const [glyph] = letter.letters;
    if (glyph === undefined) return "";
    const shape = canvas.define((id) => element("path", { id, d: outline(glyph.contours) }));
    const turn = ((along * middle * tall) / radius / Math.PI) * 180;
    return element("use", {
      href: `#${shape}`,
      transform: `rotate(${turn.toFixed(2)})${at((-letter.length * scale) / 2, baseline, { scale })}`,
    });
  });
  return placed.join("");
}

/** Whether a legend can be cut in the letters of the typeface. */
export function canBeCut(text: string): boolean {
  return isIn("text", text);
}

function capitalOf(): number {
  return spaced("H", "text").capital;
}

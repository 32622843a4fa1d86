import { hash32, seeded } from "@specimen/core/guilloche";
import { element } from "../svg.ts";
import type { Canvas } from "../canvas.ts";

/** Inks that answer to a lamp of 365 nm, three to a drawing. */
const lamps = [
  ["#d8ff6a", "#ff9a63", "#5fe0ff"],
  ["#6dffb4", "#ffd45c", "#8aa8ff"],
  ["#ffd45c", "#6dffb4", "#ff8f8f"],
  ["#ff9f6b", "#d8ff6a", "#66d9ff"],
] as const;

/** The fluorescent inks that belong to a text. */
export function lampColours(seed: string): (typeof lamps)[number] {
  return lamps[hash32(seed) % lamps.length] ?? lamps[0];
}

/** Lines in their own light: a wide faint stroke under a narrow full one. */
export function shining(stroke: string, pen: number, lines: string, transform?: string): string {
  return element(
    "g",
    { transform, fill: "none", stroke },
    element("g", { "stroke-width": pen * 4, opacity: 0.14 }, lines),
    element("g", { "stroke-width": pen }, lines),
  );
}

/** Short bent fibres in three colours, all over the sheet. */
export function fibres(
  canvas: Canvas,
  colours: readonly string[] = ["#ff5f80", "#62aaff", "#93ff7d"],
): string {
  const { fine, width, height, short } = canvas;
  const random = seeded(hash32(`${canvas.seed} fibres`));
  const count = fine.hasWords ? 45 : 12;
  const strokes = colours.map((colour, kind) => {
    let data = "";
    for (let index = kind; index < count; index += colours.length) {
      const [x, y] = [random() * width, random() * height];
      const angle = random() * 2 * Math.PI;
      const length = short * (0.03 + 0.028 * random());
      const bend = short * 0.016 * (random() - 0.5) * 2;
      const [dx, dy] = [length * Math.cos(angle), length * Math.sin(angle)];
      data += `M${Math.round(x)} ${Math.round(y)}q${Math.round(dx / 2 - (bend * dy) / length)} ${Math.round(dy / 2 + (bend * dx) / length)} ${Math.round(dx)} ${Math.round(dy)}`;
    }
    return element("path", { d: data, stroke: colour });
  });
  return element(
    "g",
    {
      fill: "none",
      "stroke-linecap": "round",
      "stroke-width": fine.hasWords ? short * 0.0048 : short * 0.011,
    },
    ...strokes,
  );
}

import { hash32, seeded } from "@specimen/core/guilloche";
import type { Sheet } from "../sheet.ts";
import { at, element } from "../svg.ts";
import { rosetteOf, turned } from "./centrepiece.ts";
import { rimOf } from "./motifFrame.ts";
import { largeNumeral } from "./numerals.ts";
import { radial } from "./paint.ts";
import { ribbonTiles } from "./ribbonBand.ts";
import { threadUnderUv } from "./thread.ts";

/** Pairs of inks that answer to a lamp of 365 nm. */
const lamps = [
  ["#d8ff6a", "#ff9a63", "#5fe0ff"],
  ["#6dffb4", "#ffd45c", "#8aa8ff"],
  ["#ffd45c", "#6dffb4", "#ff8f8f"],
  ["#ff9f6b", "#d8ff6a", "#66d9ff"],
] as const;

/** What shines under ultraviolet light: printed figures, fibres and thread, if recorded. */
export function glow(sheet: Sheet): string {
  return threadUnderUv(sheet) + fluorescence(sheet) + fibres(sheet);
}

function fluorescence(sheet: Sheet): string {
  if (!sheet.has("uv_fluorescence")) return "";
  const { pen, places, fine } = sheet;
  const [first, second, third] = lamps[hash32(sheet.record.id) % lamps.length] ?? lamps[0];
  const { centre, motif, ribbon } = places;
  const [wreath, flower] = rosetteOf(sheet);
  const aura = radial(sheet, [
    [0, first, 0.3],
    [0.6, first, 0.1],
    [1, first, 0],
  ]);
  const bold = fine.hasWords ? 1 : 1.2;
  return (
    element(
      "g",
      { transform: at(centre.x, centre.y), fill: "none", "stroke-width": pen * bold },
      element("circle", { r: centre.radius * 1.15, fill: aura }),
      fine.hasWords ? element("g", { stroke: third, opacity: 0.55 }, turned(sheet, wreath, 1)) : "",
      element("g", { stroke: first }, turned(sheet, flower)),
    ) +
    element(
      "g",
      { transform: at(motif.x, motif.y), fill: "none", stroke: second, "stroke-width": pen * bold },
      rimOf(sheet, 1),
    ) +
    shining(third, pen * bold, ribbonTiles(sheet, fine.hasWords ? 6 : 2), at(ribbon.x, ribbon.y)) +
    shiningNumeral(sheet, first)
  );
}

/** The edge of the figure in light. The dark body above its stroke hides where the outline crosses. */
function shiningNumeral(sheet: Sheet, colour: string): string {
  const { shape, transform, scale } = largeNumeral(sheet);
  const use = (attributes: Readonly<Record<string, string | number>>) =>
    element("use", { href: `#${shape}`, transform, ...attributes });
  return (
    use({
      stroke: colour,
      "stroke-width": (sheet.pen * 3) / scale,
      "stroke-linejoin": "round",
    }) +
    use({ fill: sheet.inks.paper }) +
    use({ fill: colour, "fill-opacity": 0.2 })
  );
}

/** Lines in their own light: a wide faint stroke under a narrow full one. */
function shining(stroke: string, pen: number, lines: string, transform: string): string {
  return element(
    "g",
    { transform, fill: "none", stroke },
    element("g", { "stroke-width": pen * 4, opacity: 0.14 }, lines),
    element("g", { "stroke-width": pen }, lines),
  );
}

function fibres(sheet: Sheet): string {
  if (!sheet.has("uv_fibres")) return "";
  const { fine, width, height, short } = sheet;
  const random = seeded(hash32(`${sheet.seed} fibres`));
  const colours = ["#ff5f80", "#62aaff", "#93ff7d"];
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

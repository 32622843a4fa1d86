import { fibres, lampColours, shining } from "./fluorescence.ts";
import type { Sheet } from "../sheet.ts";
import { at, element } from "../svg.ts";
import { turned } from "./lathe.ts";
import { rosetteOf } from "./centrepiece.ts";
import { rimOf } from "./motifFrame.ts";
import { largeNumeral } from "./numerals.ts";
import { radial } from "./paint.ts";
import { bandOf } from "./ribbonBand.ts";
import { threadUnderUv } from "./thread.ts";

/** What shines under ultraviolet light: printed figures, fibres and thread, if recorded. */
export function glow(sheet: Sheet): string {
  return threadUnderUv(sheet) + fluorescence(sheet) + (sheet.has("uv_fibres") ? fibres(sheet) : "");
}

function fluorescence(sheet: Sheet): string {
  if (!sheet.has("uv_fluorescence")) return "";
  const { pen, places, fine } = sheet;
  const [first, second, third] = lampColours(sheet.record.id);
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
    shining(third, pen * bold, bandOf(sheet, fine.hasWords ? 6 : 2), at(ribbon.x, ribbon.y)) +
    shiningNumeral(sheet, first)
  );
}

/** The glowing outline of the figure. The dark body above the stroke hides its overlaps. */
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

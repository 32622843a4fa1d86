import { polar, rosette, smoothPath, turnsOf } from "@specimen/core/guilloche";
import type { Sheet } from "../sheet.ts";
import { at, element } from "../svg.ts";
import { turned } from "./lathe.ts";
import { rosetteOf } from "./centrepiece.ts";
import { familyOf } from "./ground.ts";
import { motifPlate } from "./motifPlate.ts";
import { inUserSpace, radial } from "./paint.ts";

/**
 * The frame in the place of the note's picture: on the front a medallion, on the back a panel with
 * a star over lines of a sea. The motif is described in words; no picture is copied and no face is
 * shown.
 */
export function motifFrame(sheet: Sheet, { hasPlate = true } = {}): string {
  const { inks, pen, places, view } = sheet;
  const { x, y, radius, stretch } = places.motif;
  const tint = radial(sheet, [
    [0.3, inks.paper],
    [1, inks.tint],
  ]);
  return element(
    "g",
    { transform: at(x, y) },
    element("ellipse", { rx: radius * stretch, ry: radius, fill: tint }),
    view.side === "front" ? medal(sheet) : horizon(sheet),
    element("g", { fill: "none", stroke: inks.line, "stroke-width": pen }, rimOf(sheet)),
    sheet.fine.hasWords && hasPlate ? motifPlate(sheet) : "",
  );
}

/** The guilloche rim at 0,0; `halvings` omits copies. */
export function rimOf(sheet: Sheet, halvings = 0): string {
  const { radius, stretch } = sheet.places.motif;
  const { rosetteCopies, samplesPerLobe } = sheet.fine;
  const copies = Math.max(2, rosetteCopies / 2);
  if (!sheet.fine.hasWords) {
    return [0.95, 0.84]
      .map((share) => element("ellipse", { rx: radius * share * stretch, ry: radius * share }))
      .join("");
  }
  const lobes = sheet.choose("rim", 20, 24);
  const path = smoothPath(
    polar(
      (angle) => radius * (0.925 + 0.075 * Math.cos(lobes * angle)),
      lobes * Math.max(5, Math.round(samplesPerLobe * 0.55)),
    ),
    { isClosed: true },
  );
  const ring = turned(sheet, { path, turns: turnsOf(lobes, copies) }, halvings);
  return stretch === 1 ? ring : element("g", { transform: `scale(${stretch.toFixed(3)} 1)` }, ring);
}

/** The rosette of the centrepiece at another size, reused in thumbnails. */
function smallWreath(sheet: Sheet, radius: number): string {
  const [wreath] = rosetteOf(sheet);
  const scale = radius / sheet.places.centre.radius;
  return element(
    "g",
    {
      transform: at(0, 0, { scale }),
      fill: "none",
      stroke: sheet.inks.second,
      "stroke-width": sheet.pen / scale,
    },
    turned(sheet, wreath),
  );
}

/** A dense rosette with the second ink inside. */
function medal(sheet: Sheet): string {
  const { inks, pen, fine, places } = sheet;
  const { radius } = places.motif;
  if (!fine.hasWords) return smallWreath(sheet, radius * 0.72);
  const stroke = radial(
    sheet,
    [
      [0.2, inks.second],
      [0.9, inks.soft],
    ],
    { ...inUserSpace, cx: 0, cy: 0, r: Math.round(radius * 0.85) },
  );
  const layers = rosette({
    seed: `${sheet.seed} medal`,
    radius: radius * 0.84,
    copies: fine.rosetteCopies,
    samplesPerLobe: fine.samplesPerLobe,
  });
  return element(
    "g",
    { fill: "none", stroke, "stroke-width": pen },
    ...layers.map((layer) => turned(sheet, layer)),
  );
}

/** A guilloche star above the lines of a sea. */
function horizon(sheet: Sheet): string {
  const { inks, pen, fine, places } = sheet;
  const { radius, stretch } = places.motif;
  const rx = radius * stretch;
  const clip = sheet.define((id) =>
    element("clipPath", { id }, element("ellipse", { rx: rx * 0.86, ry: radius * 0.86 })),
  );
  const level = Math.round(radius * 0.08);
  const sea = familyOf(sheet, 0);
  const sky = familyOf(sheet, fine.groundFamilies - 1);
  return element(
    "g",
    { "clip-path": `url(#${clip})`, fill: "none", stroke: inks.second, "stroke-width": pen },
    fine.hasWords
      ? element("use", {
          href: `#${sky}`,
          x: Math.round(-rx),
          y: Math.round(-radius),
          opacity: 0.28,
        })
      : "",
    element("g", { transform: at(0, -radius * 0.1) }, star(sheet, radius * 0.72)),
    element("rect", {
      x: -rx,
      y: level,
      width: rx * 2,
      height: radius,
      fill: inks.tint,
      stroke: inks.line,
    }),
    element("use", {
      href: `#${sea}`,
      x: Math.round(-rx),
      y: level + Math.round(sheet.short * 0.045),
      stroke: inks.line,
    }),
  );
}

function star(sheet: Sheet, radius: number): string {
  const { fine } = sheet;
  if (!fine.hasWords) return smallWreath(sheet, radius);
  const layers = rosette({
    seed: `${sheet.seed} star`,
    radius,
    copies: fine.rosetteCopies,
    samplesPerLobe: fine.samplesPerLobe,
  });
  return layers.map((layer) => turned(sheet, layer)).join("");
}

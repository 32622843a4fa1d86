import { polar, seeded, hash32, smoothPath } from "@specimen/core/guilloche";
import { lathe, turned } from "../../../images/layers/lathe.ts";
import { ribbonTiles } from "../../../images/layers/ribbon.ts";
import { at, element } from "../../../images/svg.ts";
import type { BarCanvas } from "./barCanvas.ts";

/** The skin of a cast bar: rings that sank as the metal cooled, a raised rim. */
export function castSurface(sheet: BarCanvas): string {
  const { width, height, inks, line, fine, seed } = sheet;
  const random = seeded(hash32(`${seed} pour`));
  const [first, second] = [random() * 6, random() * 6];
  const rings = fine.hasMicroprint ? 16 : fine.hasWords ? 11 : 4;
  const contours = Array.from({ length: rings }, (_, ring) => {
    const share = 0.93 - (ring / rings) * 0.78;
    return smoothPath(
      polar(
        (angle) => {
          const [c, s] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
          const square = 1 / (c ** 4 + s ** 4) ** 0.25;
          const wobble =
            1 +
            0.016 * Math.sin(5 * angle + first + ring * 0.3) +
            0.012 * Math.sin(9 * angle + second);
          return 1000 * square * share * wobble;
        },
        fine.hasWords ? 56 : 20,
      ).map(([x, y]) => [(x * width) / 2000, (y * height) / 2000] as const),
      { isClosed: true },
    );
  });
  const rim = element("rect", {
    x: width * 0.025,
    y: width * 0.025,
    width: width * 0.95,
    height: height - width * 0.05,
    rx: width * 0.11,
    fill: "none",
    stroke: inks.light,
    "stroke-width": line * 2.4,
    opacity: 0.8,
  });
  return (
    rim +
    element("path", {
      transform: at(width / 2, height / 2),
      d: contours.join(""),
      fill: "none",
      stroke: inks.shade,
      "stroke-width": line,
      opacity: 0.5,
    })
  );
}

/** The face of a minted bar: a frame, and ribbons of lathe-work down both sides. */
export function mintedSurface(sheet: BarCanvas): string {
  const { width, height, inks, line, fine, bar } = sheet;
  const inset = width * 0.05;
  const frame = (by: number, weight: number, stroke: string) =>
    element("rect", {
      x: by,
      y: by,
      width: width - by * 2,
      height: height - by * 2,
      rx: width * 0.035,
      fill: "none",
      stroke,
      "stroke-width": line * weight,
    });
  const frames = frame(inset + line, 1.6, inks.light) + frame(inset, 1.5, inks.shade);
  if (!fine.hasWords) return frames;
  const length = height - inset * 3;
  const band = element(
    "g",
    { fill: "none", stroke: inks.shade, "stroke-width": line * 0.8, opacity: 0.85 },
    ribbonTiles(sheet, {
      seed: `${bar.id} ribbon`,
      width: length,
      height: width * 0.06,
      lines: 6,
      waves: 3,
      tiles: 4,
    }),
  );
  const down = (x: number) => element("g", { transform: at(x, inset * 1.5, { turn: 90 }) }, band);
  return frames + down(inset + width * 0.075) + down(width - inset - width * 0.015);
}

/** Lathe-work in the middle of a side of which the record names no mark. */
export function ornament(sheet: BarCanvas): string {
  const { width, height, inks, line, fine, bar } = sheet;
  const layers = lathe(sheet, { seed: `${bar.id} back`, radius: width * 0.29 });
  return element(
    "g",
    {
      transform: at(width / 2, height / 2),
      fill: "none",
      stroke: inks.shade,
      "stroke-width": line * 0.8,
      opacity: 0.8,
    },
    ...layers.slice(0, fine.hasWords ? 2 : 1).map((layer) => turned(sheet, layer)),
  );
}

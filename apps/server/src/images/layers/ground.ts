import { hash32, seeded, smoothPath, wave } from "@specimen/core/guilloche";
import type { Sheet } from "../sheet.ts";
import { element } from "../svg.ts";
import { inUserSpace, linear, type Stop } from "./paint.ts";

/** Each crossing family is wider and fainter than the one before. */
const spacing = [1, 1.32, 1.7];
const strength = [0.75, 0.55, 0.4];

/** The offset ground: families of waves in iris print, calm where the watermark sits. */
export function ground(sheet: Sheet): string {
  const { fine, inks, width, height, view } = sheet;
  // A thumbnail in a light that fades the ground would spend its bytes on what nobody sees.
  if (view.light !== "white" && !fine.hasWords) return "";
  const gradient = irisOf(sheet);
  const tint = linear(
    sheet,
    [
      [0, inks.tint, 0.35],
      [0.5, inks.tint],
      [1, inks.tint, 0.6],
    ],
    { x2: sheet.isUpright ? 0.3 : 1, y2: sheet.isUpright ? 1 : 0.3 },
  );
  const families = Array.from({ length: fine.groundFamilies }, (_, family) => {
    const top = -sheet.short * 0.12;
    return element("use", {
      href: `#${familyOf(sheet, family)}`,
      y: Math.round(top),
      opacity: strength[family],
    });
  });
  return (
    element("rect", { width, height, fill: tint }) +
    element(
      "g",
      { fill: "none", stroke: gradient, "stroke-width": fine.groundPen * fine.grain },
      ...families,
    )
  );
}

/** One wave, copied by doubling and moved a little sideways each time, so that the lines swell. */
export function familyOf(sheet: Sheet, family: number): string {
  const { fine, width, height, short } = sheet;
  const random = seeded(hash32(`${sheet.seed} ground ${family}`));
  const step = Math.round(fine.groundStep * fine.grain * (spacing[family] ?? 1));
  const doublings = Math.ceil(Math.log2((height + short * 0.24) / step));
  const most = (width * 0.8) / 2 ** doublings;
  const lean = Math.min(most, step * (0.8 + 0.5 * random()));
  const drift = Math.max(1, Math.round(lean)) * (family % 2 === 0 ? 1 : -1);
  const travel = drift * 2 ** doublings;
  const from = Math.min(0, -travel) - step;
  const to = width + Math.max(0, -travel) + step;
  const length = Math.max(width, height * 0.8) / (2.1 + 1.2 * random());
  const samples = Math.round(((to - from) / length) * fine.samplesPerWave * 1.25);
  const line = wave({
    from,
    to,
    samples,
    terms: [
      { amplitude: short * 0.03, length, phase: random() * 6.28 },
      { amplitude: short * 0.012, length: length * 0.58, phase: random() * 6.28 },
    ],
  });
  let last = sheet.define((id) => element("path", { id, d: smoothPath(line) }));
  for (let level = 0; level < doublings; level++) {
    const half = last;
    last = sheet.define((id) =>
      element(
        "g",
        { id },
        element("use", { href: `#${half}` }),
        element("use", { href: `#${half}`, x: drift * 2 ** level, y: step * 2 ** level }),
      ),
    );
  }
  return last;
}

/** Ink one over ink two and back, nearly gone behind the watermark. */
function irisOf(sheet: Sheet): string {
  const { fine, inks, width, height, isUpright, places } = sheet;
  const calm = isUpright ? places.watermark.y / height : places.watermark.x / width;
  const away = calm < 0.5 ? 1 : -1;
  const stops: Stop[] = [
    [calm + 0.06 * away, inks.soft, 0.2],
    [calm + 0.14 * away, inks.soft, 0.85],
    [0.5, inks.secondSoft, 1],
    [away > 0 ? 0.97 : 0.03, inks.soft, 0.9],
  ];
  if (fine.hasWords)
    stops.push([calm - 0.12 * away, inks.soft, 0.5], [calm - 0.06 * away, inks.soft, 0.2]);
  const ordered = stops
    .map(([offset, ...rest]): Stop => [Math.min(1, Math.max(0, offset)), ...rest])
    .sort(([a], [b]) => a - b);
  return linear(sheet, ordered, {
    ...inUserSpace,
    x2: isUpright ? 0 : width,
    y2: isUpright ? height : 0,
  });
}

import { element } from "../../../images/svg.ts";
import { type Blank, radius } from "./blank.ts";
import type { DrawnCoinFeature } from "./describeCoin.ts";

/** The features of one side, drawn in the boxes that the description gives. */
export function struckFeatures(blank: Blank, features: readonly DrawnCoinFeature[]): string {
  return features.map((feature) => marks[feature.id]?.(blank, boxOf(feature)) ?? "").join("");
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

/** The middle of a feature's box round 0,0 and half its width. */
function boxOf({ box }: DrawnCoinFeature): Place {
  return {
    x: ((box.x + box.width / 2) / 50 - 1) * radius,
    y: ((box.y + box.height / 2) / 50 - 1) * radius,
    reach: (box.width / 100) * radius,
  };
}

const marks: Readonly<Record<string, (blank: Blank, place: Place) => string>> = {
  radial: (blank) => rays(blank, 180, 0.62, 0.865),
  mintshield: (blank) => rays(blank, 90, 0.62, 0.7),
  mirror: ({ inks }) =>
    element("circle", { r: radius * 0.86, fill: inks.light, "fill-opacity": 0.55 }),
  waves,
  micromark: mark,
  bulliondna: mark,
  latent,
  tincture: latent,
  microletter: mark,
  microtext: ({ inks, line }) =>
    element("circle", {
      r: radius * 0.665,
      fill: "none",
      stroke: inks.deep,
      "stroke-width": line * 1.6,
      "stroke-dasharray": `${line * 3} ${line * 1.4}`,
      opacity: 0.8,
    }),
};

/** Fine lines from the middle outwards, which catch the light in turn. */
function rays({ inks, line }: Blank, count: number, from: number, to: number): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    const [c, s] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    return `M${Math.round(c * from)} ${Math.round(s * from)}L${Math.round(c * to)} ${Math.round(s * to)}`;
  });
  return element("path", {
    d: lines.join(""),
    stroke: inks.shade,
    "stroke-width": line * 0.5,
    opacity: 0.55,
  });
}

/** Waves behind the motif. */
function waves({ inks, line }: Blank): string {
  const rows = Array.from({ length: 15 }, (_, index) => {
    const y = Math.round(radius * (-0.7 + index * 0.1));
    const half = Math.sqrt(0.74 - (y / radius) ** 2) * radius;
    const step = Math.round(half / 4);
    return `M${Math.round(-half)} ${y}q${Math.round(step / 2)} ${-40} ${step} 0${`t${step} 0`.repeat(7)}`;
  });
  return element("path", {
    d: rows.join(""),
    fill: "none",
    stroke: inks.shade,
    "stroke-width": line * 0.7,
    opacity: 0.6,
  });
}

/** A tiny engraved sign in its own ring. */
function mark({ inks, line }: Blank, { x, y, reach }: Place): string {
  return (
    element("circle", {
      cx: Math.round(x),
      cy: Math.round(y),
      r: Math.round(reach * 0.8),
      fill: inks.light,
      stroke: inks.deep,
      "stroke-width": line,
    }) +
    element("path", {
      d: `M${Math.round(x - reach * 0.4)} ${Math.round(y)}h${Math.round(reach * 0.8)}m${Math.round(-reach * 0.4)} ${Math.round(-reach * 0.4)}v${Math.round(reach * 0.8)}`,
      stroke: inks.deep,
      "stroke-width": line * 1.2,
    })
  );
}

/** A small field of lines in two directions: another sign when tilted. */
function latent({ inks, line }: Blank, { x, y, reach }: Place): string {
  const pitch = reach / 5;
  let path = "";
  for (let offset = -4; offset <= 4; offset++) {
    const half = Math.sqrt(25 - offset * offset) * pitch;
    path += `M${Math.round(x - half)} ${Math.round(y + offset * pitch)}h${Math.round(half * 2)}`;
    if (Math.abs(offset) < 3)
      path += `M${Math.round(x + offset * pitch)} ${Math.round(y - pitch * 2.5)}v${Math.round(pitch * 5)}`;
  }
  return (
    element("circle", {
      cx: Math.round(x),
      cy: Math.round(y),
      r: Math.round(reach),
      fill: inks.light,
    }) +
    element("path", { d: path, stroke: inks.deep, "stroke-width": line * 0.8 }) +
    element("circle", {
      cx: Math.round(x),
      cy: Math.round(y),
      r: Math.round(reach),
      fill: "none",
      stroke: inks.deep,
      "stroke-width": line,
    })
  );
}

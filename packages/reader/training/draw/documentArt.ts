import type { MrzFormat } from "@specimen/core/mrz";
import type { Point } from "../../src/image/homography.ts";
import type { Chance } from "./chance.ts";
import type { DrawnDocument } from "./drawnDocument.ts";
import { type Cut, glyphOf } from "./fonts.ts";

/** A document as SVG, in tenths of a millimetre, and where its zone is on it. */
export interface DocumentArt {
  readonly svg: (scale: number) => string;
  readonly width: number;
  readonly height: number;
  /** Corners of the zone, clockwise from the upper left. */
  readonly zone: readonly Point[];
  readonly columns: number;
}

/** ICAO 9303: sizes in tenths of a millimetre. */
const sizes: Readonly<Record<MrzFormat, readonly [width: number, height: number]>> = {
  TD1: [856, 540],
  TD2: [1050, 740],
  TD3: [1250, 880],
  "MRV-A": [1200, 800],
  "MRV-B": [1050, 740],
  "FR-ID-2x36": [1050, 740],
  "FR-DL-1x30": [856, 540],
};

const pitch = 25.4;

/** Draws the page: paper with line-work, a portrait, printed fields, and the zone in a cut of OCR-B. */
export function drawDocument(document: DrawnDocument, cut: Cut, chance: Chance): DocumentArt {
  const [width, height] = sizes[document.format];
  const hue = chance.whole(0, 359);
  const rows = document.lines.length;
  const columns = document.lines[0]?.length ?? 0;
  const left = (width - columns * pitch) / 2;
  const gap = rows === 3 ? 62 : 63.5;
  const firstFoot = rows === 3 ? height - 172 : height - 128;
  const parts = [
    paper(width, height, hue, chance),
    lineWork(width, height, hue, chance),
    page(document, width, height),
    zoneStrip(width, height, chance),
    zoneText(document.lines, { cut, left, firstFoot, gap }, chance),
  ];
  const right = left + columns * pitch;
  const bottom = firstFoot + (rows - 1) * gap;
  return {
    width,
    height,
    columns,
    zone: [
      [left, firstFoot - pitch],
      [right, firstFoot - pitch],
      [right, bottom],
      [left, bottom],
    ],
    svg: (scale) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}">${parts.join("")}</svg>`,
  };
}

function paper(width: number, height: number, hue: number, chance: Chance): string {
  const lightness = chance.happens(0.12) ? chance.whole(70, 80) : chance.whole(84, 96);
  return `<rect width="${width}" height="${height}" rx="30" fill="hsl(${hue},${chance.whole(10, 45)}%,${lightness}%)"/>`;
}

/** Bundles of waves, as security paper has them. */
function lineWork(width: number, height: number, hue: number, chance: Chance): string {
  const bundles = Array.from({ length: chance.whole(8, 18) }, () => {
    const [slow, fast] = [chance.between(0.004, 0.024), chance.between(0.01, 0.05)];
    const [high, low] = [chance.between(20, 140), chance.between(5, 45)];
    const [middle, phase] = [chance.between(0, height), chance.between(0, 6)];
    const colour = `hsl(${(hue + chance.whole(-40, 40) + 360) % 360},50%,${chance.whole(55, 78)}%)`;
    const stroke = `stroke="${colour}" stroke-width="${chance.between(1, 3).toFixed(1)}" opacity="${chance.between(0.25, 0.75).toFixed(2)}"`;
    return Array.from({ length: chance.whole(1, 4) }, (_, line) => {
      const points = Array.from({ length: Math.ceil(width / 8) + 1 }, (__, index) => {
        const x = index * 8;
        const y =
          middle +
          line * 9 +
          high * Math.sin(slow * x + phase) * Math.cos(fast * x) +
          low * Math.sin(fast * x + line * 0.3);
        return `${x} ${y.toFixed(1)}`;
      });
      return `<path d="M${points.join("L")}" fill="none" ${stroke}/>`;
    }).join("");
  });
  return bundles.join("");
}

const escaped = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

function page({ format, printed }: DrawnDocument, width: number, height: number): string {
  const isBack = format === "TD1";
  const left = isBack ? width * 0.05 : width * 0.32;
  const step = (height * (isBack ? 0.5 : 0.56)) / 6.2;
  const text = (x: number, y: number, size: number, value: string, fill: string) =>
    `<text x="${x}" y="${y}" font-size="${size}" font-family="Liberation Sans, DejaVu Sans, sans-serif" fill="${fill}">${escaped(value)}</text>`;
  const portrait = isBack
    ? ""
    : `<rect x="${width * 0.04}" y="90" width="${width * 0.24}" height="${height * 0.5}" fill="#ccd"/><circle cx="${width * 0.16}" cy="${90 + height * 0.19}" r="${width * 0.06}" fill="#778"/>`;
  const fields = printed.map(([label, value], index) => {
    const y = 95 + index * step;
    const valueSize = Math.min(34, step * 0.55);
    return (
      text(left, y, Math.min(18, step * 0.36), label, "#456") +
      text(left, y + step * 0.52, valueSize, value, "#111")
    );
  });
  return [
    text(width * 0.04, 55, 38, "REPUBLIC OF UTOPIA", "#234"),
    `<g opacity="0.35" transform="rotate(-12 ${width * 0.55} ${height * 0.3})">${text(width * 0.55, height * 0.3, 90, "SPECIMEN", "#a33")}</g>`,
    portrait,
    ...fields,
  ].join("");
}

function zoneStrip(width: number, height: number, chance: Chance): string {
  return `<rect x="6" y="${height - 238}" width="${width - 12}" height="232" fill="#fff" opacity="${chance.between(0.15, 0.9).toFixed(2)}"/>`;
}

interface ZonePlace {
  readonly cut: Cut;
  readonly left: number;
  /** The foot of the first line, and the distance of the lines. */
  readonly firstFoot: number;
  readonly gap: number;
}

function zoneText(
  lines: readonly string[],
  { cut, left, firstFoot, gap }: ZonePlace,
  chance: Chance,
): string {
  const ink = `hsl(${chance.whole(0, 359)},${chance.whole(0, 25)}%,${chance.whole(5, 28)}%)`;
  const spread = (cut.weight ?? 0) + Math.max(0, chance.between(-0.03, 0.055));
  const jitter = chance.happens(0.3) ? 0.8 : 0;
  const glyphs = lines.flatMap((line, row) =>
    [...line].map((character, column) => {
      const x = left + column * pitch + (chance.next() - 0.5) * jitter;
      const y = firstFoot + row * gap + (chance.next() - 0.5) * jitter;
      const { path } = glyphOf(cut, character);
      return `<path d="${path}" transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${pitch})"/>`;
    }),
  );
  const stroke =
    spread > 0
      ? `stroke="${ink}" stroke-width="${spread.toFixed(4)}" stroke-linejoin="${cut.round ? "round" : "miter"}"`
      : "";
  return `<g fill="${ink}" ${stroke}>${glyphs.join("")}</g>`;
}

import { hash32, type Point, seeded, smoothPath } from "@specimen/core/guilloche";
import type { Box } from "../../../images/layout.ts";
import { element } from "../../../images/svg.ts";
import { smallPrint } from "../../../images/inscription.ts";
import {
  machineAdvance,
  machineLine,
  machinePrint,
} from "../../../images/layers/machineLetters.ts";
import { holderOf } from "./holder.ts";
import { type PrintedField, printedFields, zoneLines, zonePitch } from "./lettering.ts";
import { drawnZone } from "./machineReadableZone.ts";
import type { PageCanvas } from "./pageCanvas.ts";

/** The captions of the fields in the document's own languages. */
export function captions(canvas: PageCanvas): string {
  const { facts, page, fine, inks, mm } = canvas;
  if (!fine.hasWords) return "";
  const printed = printedFields(facts, page).map((field) =>
    smallPrint(
      captionOf(field, fine.hasMicroprint),
      {
        x: field.x * mm,
        y: field.labelY * mm,
        height: field.labelHeight * mm,
        most: field.width * mm,
      },
      {},
    ),
  );
  return element("g", { fill: inks.accent }, ...printed);
}

/** As many languages as can be read: all of them when enlarged, else those that keep their size. */
function captionOf(field: PrintedField, isFine: boolean): string {
  const languages = field.label.split(/\s*\/\s*/);
  const most = field.width / (field.labelHeight * (isFine ? 0.55 : 0.75));
  while (languages.length > 1 && languages.join(" / ").length > most) languages.pop();
  return languages.join(" / ");
}

/** What is written in the fields, with a signature in ink. */
export function values(canvas: PageCanvas): string {
  const { facts, page, fine, inks, mm } = canvas;
  const fields = printedFields(facts, page);
  const isSigned = (field: PrintedField) => field.key === "signature" || field.key === "7";
  const signatures = fields.filter(isSigned).map((field) => signature(canvas, field));
  const written = fields.filter((field) => !isSigned(field));
  if (!fine.hasWords) return valueBars(canvas, written);
  const lines = written.map((field) =>
    machineLine(field.value, {
      x: field.valueX * mm,
      y: field.valueY * mm,
      advance: field.valueHeight * machineAdvance * mm,
    }),
  );
  return machinePrint(inks.data, ...lines) + signatures.join("");
}

/** On a thumbnail a bar stands for a value. */
function valueBars({ mm, inks }: PageCanvas, fields: readonly PrintedField[]): string {
  const bars = fields.map(({ valueX, valueY, valueHeight, value, width }) => {
    const length = Math.min(width, value.length * valueHeight * 0.8);
    return `M${Math.round(valueX * mm)} ${Math.round((valueY - valueHeight / 2) * mm)}h${Math.round(length * mm)}`;
  });
  return element("path", {
    d: bars.join(""),
    stroke: inks.data,
    "stroke-width": (fields[0]?.valueHeight ?? 1) * mm,
    opacity: 0.7,
  });
}

/** A flourish that is nobody's name. */
function signature(canvas: PageCanvas, field: PrintedField): string {
  const { mm, facts, fine } = canvas;
  if (!fine.hasWords) return "";
  const random = seeded(hash32(`${facts.id} signature`));
  const length = Math.min(24, field.width * 0.8) * mm;
  const tall = field.valueHeight * mm * 1.35;
  const loops = 5 + Math.floor(random() * 3);
  const heights = Array.from({ length: loops + 1 }, () => 0.25 + random() * 0.5);
  heights[0] = 1;
  const samples = loops * 10;
  const foot = field.valueY * mm;
  const points = Array.from({ length: samples + 1 }, (_, index): Point => {
    const along = index / samples;
    const angle = 2 * Math.PI * loops * along;
    const high = tall * (heights[Math.floor(along * loops)] ?? 0.4);
    const lift = high * (0.5 - 0.5 * Math.cos(angle));
    const x = field.x * mm + mm + length * (along + 0.055 * Math.sin(angle)) + lift * 0.5;
    return [x, foot - lift - tall * 0.12 * along];
  });
  return element("path", {
    d: smoothPath(points),
    fill: "none",
    stroke: canvas.inks.data,
    "stroke-width": mm * 0.22,
    "stroke-linecap": "round",
    opacity: 0.8,
  });
}

/** The plain ground of the MRZ. */
export function zoneGround(canvas: PageCanvas): string {
  const { facts, inks, width, height } = canvas;
  const zone = facts.layout?.mrz ?? null;
  if (zone === null || facts.mrz === null) return "";
  const top = (height * zone.y) / 100;
  return element("rect", { y: top, width, height: height - top, fill: inks.plain, opacity: 0.88 });
}

/** The lines of the MRZ. */
export function machineZone(canvas: PageCanvas): string {
  const { facts, fine, inks, mm, width } = canvas;
  if (facts.layout === null || facts.layout.mrz === null || facts.mrz === null) return "";
  const { x, baselines } = zoneLines(facts);
  const drawn = drawnZone(facts, holderOf(facts)).map((line, index) => {
    const y = (baselines[index] ?? 0) * mm;
    return fine.hasWords
      ? machineLine(line, { x: x * mm, y, advance: zonePitch.character * mm })
      : element("path", {
          d: `M${Math.round(x * mm)} ${Math.round(y - mm)}H${Math.round(width - x * mm)}`,
          "stroke-linecap": "butt",
          "stroke-width": zonePitch.capital * mm * 0.8,
          "stroke-dasharray": `${mm * 1.7} ${mm * 0.8}`,
        });
  });
  return machinePrint(inks.data, ...drawn);
}

/** Lines of microprint: letters when they can be read, else a broken line of the same length. */
export function microprint(canvas: PageCanvas, box: Box): string {
  const { fine, facts, inks, mm } = canvas;
  const rows = Math.max(1, Math.min(3, Math.round(box.height / (mm * 1.6))));
  return Array.from({ length: rows }, (_, row) => {
    const y = box.y + (box.height * (row + 0.5)) / rows;
    if (!fine.hasMicroprint)
      return element("path", {
        d: `M${Math.round(box.x)} ${Math.round(y)}h${Math.round(box.width)}`,
        stroke: inks.accent,
        "stroke-width": canvas.pen * 0.9,
        "stroke-dasharray": `${mm * 0.9} ${mm * 0.3} ${mm * 0.5} ${mm * 0.3}`,
      });
    const phrase = `SPECIMEN ${facts.issuer} `;
    const size = mm * 0.5;
    const copies = Math.max(1, Math.floor(box.width / (phrase.length * size * 0.66)));
    return smallPrint(
      phrase.repeat(copies).trim(),
      { x: box.x, y: y + size * 0.3, height: size * 0.72, most: box.width },
      { fill: inks.accent },
    );
  }).join("");
}

import type { DocumentPage } from "@specimen/api/contract";
import { layouts } from "@specimen/core/mrz";
import { lineLength } from "../../../images/inscription.ts";
import { machineAdvance } from "../../../images/layers/machineLetters.ts";
import type { DrawnDocument, Share } from "./drawnDocument.ts";
import { holderOf, valueOf } from "./holder.ts";

/** One field as it is printed: lengths in mm from the upper left corner of the page. */
export interface PrintedField {
  readonly key: string;
  /** The caption, or the number of the field on an EU licence. */
  readonly label: string;
  readonly value: string;
  readonly x: number;
  readonly width: number;
  /** Baselines. */
  readonly labelY: number;
  readonly valueY: number;
  /** Heights of a capital. */
  readonly labelHeight: number;
  readonly valueHeight: number;
  /** Where the value starts, right of a number before it. */
  readonly valueX: number;
}

/** Characters of the MRZ to an inch and lines to two inches. Source: ICAO 9303-3, 4.1. */
export const zonePitch = { character: 2.54, line: 6.35, capital: 2.35 } as const;

/** The fields of a page in the record's order. */
export function printedFields(facts: DrawnDocument, page: DocumentPage): PrintedField[] {
  const { layout } = facts;
  if (layout === null) return [];
  const isBack = page === "back";
  const holder = holderOf(facts);
  return facts.fields.flatMap(({ key, label }) => {
    const box = isBack
      ? layout.fields[key] === undefined
        ? layout.backFields[key]
        : undefined
      : layout.fields[key];
    if (box === undefined) return [];
    const printed = label.replace(/\s*\([^)]*\)/g, "").trim();
    const value = valueOf(facts, holder, key);
    return [printedField(facts, { key, label: printed, value }, box)];
  });
}

function printedField(
  facts: DrawnDocument,
  { key, label, value }: Pick<PrintedField, "key" | "label" | "value">,
  box: Share,
): PrintedField {
  const x = (box.x * facts.widthMm) / 100;
  const y = (box.y * facts.heightMm) / 100;
  const width = (box.width * facts.widthMm) / 100;
  const height = (box.height * facts.heightMm) / 100;
  const fitting = (most: number, space: number) =>
    Math.min(most, space / (Math.max(1, value.length) * machineAdvance));
  if (facts.form === "licence") {
    const capital = fitting(Math.min(1.75, height * 0.4), width - 4);
    return {
      key,
      label: `${key}.`,
      value,
      x,
      width: width - 4,
      labelY: y + height * 0.66,
      valueY: y + height * 0.66,
      labelHeight: Math.min(1.75, height * 0.4) * 0.72,
      valueHeight: capital,
      valueX: x + 4,
    };
  }
  return {
    key,
    label,
    value,
    x,
    width,
    labelY: y + height * 0.26,
    valueY: y + height * 0.8,
    labelHeight: Math.min(1.05, height * 0.165),
    valueHeight: fitting(Math.min(2.1, height * (key === "documentNumber" ? 0.4 : 0.345)), width),
    valueX: x,
  };
}

/** The lines of the MRZ: baselines and start in mm. */
export function zoneLines(facts: DrawnDocument): { x: number; baselines: number[] } {
  const { mrz, widthMm, heightMm } = facts;
  if (mrz === null) return { x: 0, baselines: [] };
  const { lines, width } = layouts[mrz.format];
  const last = heightMm - (mrz.format === "TD1" ? 4.2 : 7);
  return {
    x: (widthMm - (width - 0.2) * zonePitch.character) / 2,
    baselines: Array.from(
      { length: lines },
      (_, line) => last - (lines - 1 - line) * zonePitch.line,
    ),
  };
}

/** Boxes of the page, in percent, that a pin must not cover. */
export function letteringOf(facts: DrawnDocument, page: DocumentPage): Share[] {
  const { layout, widthMm, heightMm } = facts;
  if (page === "cover" || page === "backCover")
    return [
      { x: 8, y: 7, width: 84, height: 16 },
      { x: 32, y: 36, width: 40, height: 17 },
      { x: 8, y: 68, width: 84, height: 13 },
    ];
  if (page === "inner")
    return [
      { x: 12, y: 5, width: 76, height: 10 },
      { x: 33, y: 37, width: 34, height: 14 },
    ];
  if (layout === null) return [];
  const percent = (x: number, y: number, width: number, height: number): Share => ({
    x: (x * 100) / widthMm,
    y: (y * 100) / heightMm,
    width: (width * 100) / widthMm,
    height: (height * 100) / heightMm,
  });
  const fields = printedFields(facts, page)
    .filter(({ key }) => key !== "signature" && key !== "7")
    .flatMap((field) => {
      const label = Math.min(field.width, lineLength(field.label) * field.labelHeight);
      const value = field.value.length * field.valueHeight * machineAdvance;
      return [
        percent(field.x, field.labelY - field.labelHeight, label, field.labelHeight),
        percent(field.valueX, field.valueY - field.valueHeight, value, field.valueHeight),
      ];
    });
  const zone = zoneLines(facts);
  const hasZone = page === (facts.mrz?.format === "TD1" ? "back" : "data") || page === "front";
  const machine =
    hasZone && !(page === "front" && facts.mrz?.format === "TD1")
      ? zone.baselines.map((y) =>
          percent(zone.x, y - zonePitch.capital, widthMm - 2 * zone.x, zonePitch.capital),
        )
      : [];
  const heads = page === "data" || page === "front" || page === "inside";
  return [...fields, ...machine, ...(heads ? [layout.title, layout.state] : [])];
}

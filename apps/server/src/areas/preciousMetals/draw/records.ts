import * as z from "zod";
import { readFacts } from "../../../catalogue/readFacts.ts";
import type { BarFacts } from "./barFacts.ts";

const fileOf = (name: string) => new URL(`../facts/${name}`, import.meta.url);
const known = z.number().nullish();

const barRow = z.object({
  id: z.string(),
  name: z.string(),
  refiner: z.string(),
  metal: z.enum(["gold", "silver", "platinum", "palladium"]),
  form: z.enum(["cast", "minted"]),
  sizeValue: z.number(),
  sizeUnit: z.string(),
  weightG: z.number(),
  lengthMm: known,
  widthMm: known,
  heightMm: known,
});

const barDetails = z.object({
  marks: z.array(
    z.object({
      what: z.string(),
      text: z.string(),
      side: z.string(),
      x: z.number(),
      y: z.number(),
    }),
  ),
});

/** The bars of the catalogue with their marks; the top of a cast bar is its front. */
export function barRecords(): BarFacts[] {
  const { ingots, more, details } = readFacts({
    ingots: { file: fileOf("ingots.json"), member: "ingots", row: barRow },
    more: { file: fileOf("bars_more.json"), member: "ingots", row: barRow },
    details: {
      file: fileOf("bars_details.json"),
      member: "bars",
      value: z.record(z.string(), barDetails),
    },
  });
  return [...ingots, ...more].map((bar) => ({
    ...bar,
    lengthMm: bar.lengthMm ?? null,
    widthMm: bar.widthMm ?? null,
    heightMm: bar.heightMm ?? null,
    weight: `${bar.sizeValue} ${bar.sizeUnit}`,
    marks: (details[bar.id]?.marks ?? []).map((mark) => ({
      ...mark,
      side: mark.side === "back" ? ("back" as const) : ("front" as const),
    })),
  }));
}

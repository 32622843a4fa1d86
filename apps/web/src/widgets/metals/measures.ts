import { measuredG, measuredMm } from "@specimen/api/contract";
import { readingOf, type Measures } from "@specimen/core/metals";
import * as z from "zod/mini";
import { urlSchema, type UrlTexts } from "../../url/urlSchema.ts";

/** What was measured, by the name of its field. */
export const measureKeys = [
  "mass",
  "massInWater",
  "diameter",
  "thickness",
  "length",
  "width",
  "height",
] as const;
export type MeasureKey = (typeof measureKeys)[number];

/** The measures of a round piece and of a bar, in the order they are taken. */
export const measuresOf = {
  round: ["mass", "diameter", "thickness", "massInWater"],
  bar: ["mass", "length", "width", "height", "massInWater"],
} as const satisfies Record<string, readonly MeasureKey[]>;

/** The shape of a piece. */
export type Shape = keyof typeof measuresOf;

/** Shape and measures in the address, as they were typed: the last place says how finely. */
export const measureSchema = urlSchema(
  z.object({
    shape: z._default(z.enum(["round", "bar"]), "round"),
    mass: measuredG,
    massInWater: measuredG,
    diameter: measuredMm,
    thickness: measuredMm,
    length: measuredMm,
    width: measuredMm,
    height: measuredMm,
  }),
  {
    shape: "measure.shape",
    ...Object.fromEntries(measureKeys.map((key) => [key, `measure.${key}`])),
  },
);

/** The readings of the fields that belong to a shape; what does not fit its field is left out. */
export function measuresIn(texts: UrlTexts, shape: Shape): Measures {
  return Object.fromEntries(
    measuresOf[shape].flatMap((key) => {
      const reading = readingOf(texts[key] ?? "");
      return reading === null || measureSchema.problemOf(key, texts) !== null
        ? []
        : [[key, reading]];
    }),
  );
}

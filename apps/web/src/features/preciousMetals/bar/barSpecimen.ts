import type { Ingot } from "@specimen/api/contract";
import type { TFunction } from "i18next";
import * as z from "zod/mini";
import { urlSchema } from "../../../url/urlSchema.ts";
import { createComparison } from "../../../widgets/compare/createComparison.ts";
import { metalPaths } from "../../../url/metalPaths.ts";
import type { Specimen, SpecimenSide } from "../../../widgets/viewer/specimen.ts";
import { viewerSchema } from "../../../widgets/viewer/viewerState.ts";

/** A bar is drawn in white light; its foil also tilted, which replaces the white picture. */
export const barLights = ["white"] as const;

/** What the address says of the viewer of a bar. */
export const barViewer = viewerSchema(barLights, ["front", "back"]);

/** Whether a Kinegram is looked at tilted. */
export const tiltSchema = urlSchema(z.object({ tilted: z._default(z.boolean(), false) }));

/** Up to three bars side by side. */
export const barComparison = createComparison("ingots", 3, {
  parameter: "bars",
  hrefOf: metalPaths.compareBars,
  full: "preciousMetals.compare.full",
});

/** Width by length that a bar of unknown size is drawn with. */
const drawnAspect = { minted: 0.58, cast: 0.52 } as const;

/** A bar as the viewer shows it; its thickness stands beside. */
export function barSpecimen(
  { images, widthMm, lengthMm, form, marks }: Ingot,
  sides: readonly SpecimenSide[],
  { isTilted, t }: { readonly isTilted: boolean; readonly t: TFunction },
): Specimen {
  const light = isTilted ? "tilted" : "white";
  const shown = images.filter((image) => image.side !== "edge");
  const tilted = shown.filter((image) => image.light === light);
  const pictures = tilted.length > 0 ? tilted : shown;
  return {
    sides,
    images: pictures.map(({ side, src, fullSrc }) => ({ side, src, fullSrc, light: "white" })),
    widthMm,
    heightMm: lengthMm,
    drawnAspect: drawnAspect[form],
    lights: barLights,
    pins: marks.map(({ number, what, side, x, y }) => ({
      key: String(number),
      number,
      name: t(`preciousMetals.marks.${markKeys[what]}`),
      light: "white",
      places: [{ side, x, y }],
    })),
  };
}

/** The names of marks as keys of their words. */
export const markKeys = {
  "refiner sign": "refinerSign",
  name: "name",
  weight: "weight",
  fineness: "fineness",
  assayer: "assayer",
  serial: "serial",
  year: "year",
  kinegram: "kinegram",
  design: "design",
} as const;

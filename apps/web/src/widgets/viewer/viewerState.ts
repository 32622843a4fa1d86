import type { Light } from "@specimen/api/contract";
import * as z from "zod/mini";
import { urlSchema, type UrlSchema } from "../../url/urlSchema.ts";
import { zoomMost, type View } from "./panZoom.ts";

/** What the address says of a viewer. */
export interface ViewerState {
  light: Light;
  /** Key of the side. */
  side: string;
  /** Key of the selected feature, or empty. */
  feature: string;
  /** 1 shows the whole picture. */
  zoom: number;
  /** The point in the middle, in percent of the picture. */
  x: number;
  y: number;
  /** As large as the record itself; then there is no zoom. */
  trueSize: boolean;
}

const percent = z._default(z.number().check(z.gte(0), z.lte(100)), 50);

/** The viewer's part of an address, for records with these lights and sides; the first ones are shown. */
export function viewerSchema(
  lights: readonly Light[],
  sides: readonly string[],
): UrlSchema<ViewerState> {
  const [light = "white"] = lights;
  const [side = ""] = sides;
  return urlSchema(
    z.object({
      light: z._default(z.enum(lights), light),
      side: z._default(z.enum(sides), side),
      feature: z._default(z.string().check(z.maxLength(100)), ""),
      zoom: z._default(z.number().check(z.gte(1), z.lte(zoomMost)), 1),
      x: percent,
      y: percent,
      trueSize: z._default(z.boolean(), false),
    }),
  );
}

/** What the address says of where a picture is displayed. */
export type ViewPlace = Pick<ViewerState, "zoom" | "x" | "y">;

/** Where a picture is displayed, as exact as an address tells it. */
export function toAddress({ zoom, x, y }: View): ViewPlace {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return { zoom: Math.round(zoom * 100) / 100, x: tenth(x * 100), y: tenth(y * 100) };
}

/** The same the other way round. */
export function toView({ zoom, x, y }: ViewPlace): View {
  return { zoom, x: x / 100, y: y / 100 };
}

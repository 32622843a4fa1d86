import type { Light, Side } from "@specimen/api/contract";
import { zoomMost, type View } from "./panZoom.ts";

/** What the address says of the viewer. */
export interface ViewerQuery {
  light: Light;
  side: Side;
  /** Key of the chosen feature, or empty. */
  feature: string;
  /** 1 shows the whole note. */
  zoom: number;
  /** The point in the middle, in percent of the picture. */
  x: number;
  y: number;
  /** As large as the note itself; then there is no zoom. */
  trueSize: boolean;
}

/** How the viewer stands where the address says nothing, in the shape `useFilter` takes. */
export const viewerDefaults = {
  light: "white",
  side: "front",
  feature: "",
  zoom: 1,
  x: 50,
  y: 50,
  trueSize: false,
};

const lights: readonly Light[] = ["white", "uv", "ir", "transmitted"];

/** Takes from an address what makes sense; anything else is as if it were not there. */
export function readViewer(filter: typeof viewerDefaults): ViewerQuery {
  return {
    light: lights.find((light) => light === filter.light) ?? "white",
    side: filter.side === "back" ? "back" : "front",
    feature: filter.feature,
    zoom: filter.trueSize ? 1 : within(filter.zoom, 1, zoomMost),
    x: within(filter.x, 0, 100),
    y: within(filter.y, 0, 100),
    trueSize: filter.trueSize,
  };
}

/** Where a picture is held, as exact as an address tells it. */
export function toAddress({ zoom, x, y }: View): Pick<ViewerQuery, "zoom" | "x" | "y"> {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return { zoom: Math.round(zoom * 100) / 100, x: tenth(x * 100), y: tenth(y * 100) };
}

/** The same the other way round. */
export function toView({ zoom, x, y }: Pick<ViewerQuery, "zoom" | "x" | "y">): View {
  return { zoom, x: x / 100, y: y / 100 };
}

const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

import type { Light, Side } from "@specimen/api/contract";

/** What the address says of the viewer: `light`, `side`, the chosen `feature` and how far in. */
export interface ViewerQuery {
  light: Light;
  side: Side;
  /** Key of the chosen feature, or empty. */
  feature: string;
  /** 1 shows the whole note. */
  zoom: number;
}

/** How the viewer stands where the address says nothing, in the shape `useFilter` takes. */
export const viewerDefaults = { light: "white", side: "front", feature: "", zoom: 1 };

const lights: readonly Light[] = ["white", "uv", "ir", "transmitted"];

/** The farthest one can go in. */
export const zoomMost = 8;

/** Takes from an address what makes sense; anything else is as if it were not there. */
export function readViewer(filter: typeof viewerDefaults): ViewerQuery {
  return {
    light: lights.find((light) => light === filter.light) ?? "white",
    side: filter.side === "back" ? "back" : "front",
    feature: filter.feature,
    zoom: Math.min(zoomMost, Math.max(1, filter.zoom)),
  };
}

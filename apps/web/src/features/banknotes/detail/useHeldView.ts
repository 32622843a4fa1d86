import type { Feature, Side } from "@specimen/api/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { keepInside, wholeView, zoomBy, type View } from "./panZoom.ts";
import type { Viewer } from "./useViewer.ts";

/** Milliseconds after which a movement counts as ended and its zoom goes into the address. */
const settled = 250;

/** Where the picture is held, and the ways to move it. */
export interface HeldView {
  view: View;
  setView: (change: (view: View) => View) => void;
  /** Goes in or out by a factor. */
  zoomBy: (factor: number) => void;
}

/**
 * Where the picture is held. The address has how far in and which feature; where exactly one looks
 * follows the hand. Choosing a feature while one is near moves it into the middle.
 */
export function useHeldView(
  features: readonly Feature[],
  sides: readonly Side[],
  viewer: Viewer,
): HeldView {
  const spot = spotOf(
    features.find(({ key }) => key === viewer.feature),
    sides,
  );
  const [view, setView] = useState(() => keepInside({ ...wholeView, ...spot, zoom: viewer.zoom }));
  const [feature, setFeature] = useState(viewer.feature);
  if (feature !== viewer.feature) {
    setFeature(viewer.feature);
    if (spot !== null) setView(keepInside({ ...view, ...spot }));
  }
  const write = useEffectEvent((zoom: number) => {
    if (zoom !== viewer.zoom) viewer.show({ zoom });
  });
  useEffect(() => {
    const timer = setTimeout(() => write(Math.round(view.zoom * 10) / 10), settled);
    return () => clearTimeout(timer);
  }, [view.zoom]);
  return {
    view,
    setView,
    zoomBy: (factor) =>
      setView((now) =>
        // From the whole note the way in leads to what was chosen.
        now.zoom === 1 && spot !== null
          ? keepInside({ zoom: factor, ...spot })
          : zoomBy(now, factor),
      ),
  };
}

/** A feature's place in the frame, 0 to 1, where both sides may stand next to each other. */
function spotOf(
  feature: Feature | undefined,
  sides: readonly Side[],
): Pick<View, "x" | "y"> | null {
  const spot = feature?.spots.find(({ side }) => sides.includes(side));
  if (spot === undefined) return null;
  return { x: (sides.indexOf(spot.side) + spot.x / 100) / sides.length, y: spot.y / 100 };
}

import type { Feature, Side } from "@specimen/api/contract";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { createHeldView, type HeldView } from "./viewportStore.ts";
import { keepInside, wholeView, zoomBy, type View } from "./panZoom.ts";
import { settled } from "./commitDelay.ts";
import type { Viewer } from "./useViewer.ts";
import { toAddress, toView, type ViewerQuery } from "./viewerState.ts";

/** Where the picture is held: it starts as the address says, and the address follows the hand. */
export function useHeldView(viewer: Viewer): HeldView {
  const [held] = useState(() => createHeldView(keepInside(toView(viewer))));
  const write = useEffectEvent(() => {
    const here = toAddress(held.current());
    if (isAt(held.current(), viewer)) return;
    // What is enlarged is no longer as large as the note.
    viewer.show({ ...here, trueSize: viewer.trueSize && here.zoom === 1 });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = held.listen(() => {
      clearTimeout(timer);
      timer = setTimeout(() => write(), settled);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [held]);
  // An address that was changed by other means, such as going back, is followed.
  const { zoom, x, y } = viewer;
  useEffect(() => {
    const there = { zoom, x, y };
    held.move((view) => (isAt(view, there) ? view : keepInside(toView(there))));
  }, [held, zoom, x, y]);
  return held;
}

/** Moves the middle to the chosen feature while one is near, and on the way in. */
export function useChosenSpot(
  held: HeldView,
  features: readonly Feature[],
  sides: readonly Side[],
  chosen: string,
): (factor: number) => void {
  const spot = spotOf(
    features.find(({ key }) => key === chosen),
    sides,
  );
  const goThere = useEffectEvent(() => {
    if (spot !== null && held.current().zoom > 1)
      held.move((view) => keepInside({ ...view, ...spot }));
  });
  // An address that names a feature from the start has its own place.
  const last = useRef(chosen);
  useEffect(() => {
    if (last.current !== chosen) goThere();
    last.current = chosen;
  }, [chosen]);
  return (factor) =>
    held.move((now) =>
      now.zoom === 1 && spot !== null ? keepInside({ zoom: factor, ...spot }) : zoomBy(now, factor),
    );
}

/** A plain fact about where the picture is held; rerenders only when the fact changes. */
export const useHeldFact = (held: HeldView, isTrue: (view: View) => boolean): boolean =>
  useSyncExternalStore(held.listen, () => isTrue(held.current()));

const isAt = (view: View, address: Pick<ViewerQuery, "zoom" | "x" | "y">): boolean => {
  const here = toAddress(view);
  return here.zoom === address.zoom && here.x === address.x && here.y === address.y;
};

/** A feature's place in the frame, 0 to 1, where both sides may stand next to each other. */
function spotOf(
  feature: Feature | undefined,
  sides: readonly Side[],
): Pick<View, "x" | "y"> | null {
  const spot = feature?.spots.find(({ side }) => sides.includes(side));
  if (spot === undefined) return null;
  return { x: (sides.indexOf(spot.side) + spot.x / 100) / sides.length, y: spot.y / 100 };
}

/** Back to the whole picture. */
export const showWhole = (held: HeldView): void => held.move(() => wholeView);

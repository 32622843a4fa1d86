import { createOwnChanges } from "@specimen/core/editing";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { commitDelay } from "./commitDelay.ts";
import { keepInside, wholeView, zoomBy, type View } from "./panZoom.ts";
import type { SpecimenPin } from "./specimen.ts";
import type { Viewer } from "./useViewer.ts";
import { toAddress, toView, type ViewPlace } from "./viewerState.ts";
import { createViewportStore, type ViewportStore } from "./viewportStore.ts";

/** The viewport of a viewer: it starts as the address says, and the address follows its moves. */
export function useViewport(viewer: Viewer): ViewportStore {
  const [viewport] = useState(() => createViewportStore(keepInside(toView(viewer))));
  const [written] = useState(() => createOwnChanges(isSame));
  const commit = useEffectEvent(() => {
    const here = toAddress(viewport.current());
    if (isSame(here, viewer)) return;
    written.add(here);
    // What is enlarged is no longer as large as the record.
    viewer.show({ ...here, trueSize: viewer.trueSize && here.zoom === 1 });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = viewport.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => commit(), commitDelay);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [viewport]);
  // An address that was changed by other means, such as going back, is followed. When what was written
  // comes, somebody may have moved on.
  const { zoom, x, y } = viewer;
  useEffect(() => {
    const there = { zoom, x, y };
    if (written.isOwn(there)) return;
    viewport.move((view) => (isSame(toAddress(view), there) ? view : keepInside(toView(there))));
  }, [viewport, written, zoom, x, y]);
  return viewport;
}

/** Moves the middle to the selected feature while the picture is enlarged, and on enlarging it. */
export function useSelectedPlace(
  viewport: ViewportStore,
  pins: readonly SpecimenPin[],
  sides: readonly string[],
  selected: string,
): (factor: number) => void {
  const place = placeOf(
    pins.find(({ key }) => key === selected),
    sides,
  );
  const goThere = useEffectEvent(() => {
    if (place !== null && viewport.current().zoom > 1)
      viewport.move((view) => keepInside({ ...view, ...place }));
  });
  // An address that names a feature from the start has its own place.
  const last = useRef(selected);
  useEffect(() => {
    if (last.current !== selected) goThere();
    last.current = selected;
  }, [selected]);
  return (factor) =>
    viewport.move((now) =>
      now.zoom === 1 && place !== null
        ? keepInside({ zoom: factor, ...place })
        : zoomBy(now, factor),
    );
}

/** A plain fact about the viewport; rerenders only when the fact changes. */
export const useViewportFact = (viewport: ViewportStore, isTrue: (view: View) => boolean) =>
  useSyncExternalStore(viewport.subscribe, () => isTrue(viewport.current()));

const isSame = (one: ViewPlace, other: ViewPlace): boolean =>
  one.zoom === other.zoom && one.x === other.x && one.y === other.y;

/** The middle of a feature's place in the frame, 0 to 1, where sides may stand next to each other. */
function placeOf(
  pin: SpecimenPin | undefined,
  sides: readonly string[],
): Pick<View, "x" | "y"> | null {
  const place = pin?.places.find(({ side }) => sides.includes(side));
  if (place === undefined) return null;
  const { side, x, y, w = 0, h = 0 } = place;
  return {
    x: (sides.indexOf(side) + (x + w / 2) / 100) / sides.length,
    y: (y + h / 2) / 100,
  };
}

/** Back to the whole picture. */
export const showWhole = (viewport: ViewportStore): void => viewport.move(() => wholeView);

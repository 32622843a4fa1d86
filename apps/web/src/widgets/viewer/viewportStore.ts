import { wholeView, type View } from "./panZoom.ts";

/**
 * Where a picture is held, outside React: the hand moves it many times a second, and every frame
 * that shows it follows by itself. Frames that share one move together.
 */
export interface HeldView {
  current: () => View;
  move: (change: (view: View) => View) => void;
  listen: (moved: () => void) => () => void;
}

/** Holds a picture. */
export function createHeldView(start: View = wholeView): HeldView {
  let view = start;
  const heard = new Set<() => void>();
  return {
    current: () => view,
    move: (change) => {
      const next = change(view);
      if (next.zoom === view.zoom && next.x === view.x && next.y === view.y) return;
      view = next;
      for (const tell of heard) tell();
    },
    listen: (moved) => {
      heard.add(moved);
      return () => heard.delete(moved);
    },
  };
}

import { wholeView, type View } from "./panZoom.ts";

/**
 * Which part of a picture is displayed, kept outside React: gestures change it many times a second,
 * and every frame that shows it follows by itself. Frames that share a store move together.
 */
export interface ViewportStore {
  current: () => View;
  move: (change: (view: View) => View) => void;
  /** Hears of every move; gives a function that ends it. */
  subscribe: (onMove: () => void) => () => void;
}

/** A viewport that starts at a view; nobody is told of a move that leads nowhere. */
export function createViewportStore(start: View = wholeView): ViewportStore {
  let view = start;
  const listeners = new Set<() => void>();
  return {
    current: () => view,
    move: (change) => {
      const next = change(view);
      if (next.zoom === view.zoom && next.x === view.x && next.y === view.y) return;
      view = next;
      for (const onMove of listeners) onMove();
    },
    subscribe: (onMove) => {
      listeners.add(onMove);
      return () => listeners.delete(onMove);
    },
  };
}

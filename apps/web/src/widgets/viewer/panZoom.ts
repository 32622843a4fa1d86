/** The largest zoom. */
export const zoomMost = 8;

/** What is displayed of a picture: the zoom, and which of its points is in the middle (0 to 1). */
export interface View {
  zoom: number;
  x: number;
  y: number;
}

/** The whole picture. */
export const wholeView: View = { zoom: 1, x: 0.5, y: 0.5 };

/** Keeps the picture filling its frame. */
export function keepInside({ zoom, x, y }: View): View {
  const inside = Math.min(zoomMost, Math.max(1, zoom));
  const half = 0.5 / inside;
  const within = (middle: number) => Math.min(1 - half, Math.max(half, middle));
  return { zoom: inside, x: within(x), y: within(y) };
}

/** A place in the frame, 0 to 1. */
export interface Place {
  x: number;
  y: number;
}

/** Zooms by a factor; the point under `at` stays where it is. */
export const zoomBy = (view: View, factor: number, at: Place = { x: 0.5, y: 0.5 }): View =>
  pinchBy(view, factor, at, at);

/** Zooms by a factor; the point under `from` moves to `to`. */
export function pinchBy(view: View, factor: number, from: Place, to: Place): View {
  const zoom = Math.min(zoomMost, Math.max(1, view.zoom * factor));
  const carry = (middle: number, before: number, now: number) =>
    middle + (before - 0.5) / view.zoom - (now - 0.5) / zoom;
  return keepInside({
    zoom,
    x: carry(view.x, from.x, to.x),
    y: carry(view.y, from.y, to.y),
  });
}

/** Moves the picture with a finger, by parts of the frame. */
export function panBy(view: View, right: number, down: number): View {
  return keepInside({
    ...view,
    x: view.x - right / view.zoom,
    y: view.y - down / view.zoom,
  });
}

/** How the frame's content is transformed; percent are of the frame. */
export function transformOf({ zoom, x, y }: View): string {
  const shift = (middle: number) => `${((0.5 - middle) * zoom * 100).toFixed(3)}%`;
  return `translate(${shift(x)}, ${shift(y)}) scale(${zoom})`;
}

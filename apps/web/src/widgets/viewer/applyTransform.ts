import { commitDelay } from "./commitDelay.ts";
import { transformOf } from "./panZoom.ts";
import { zoomName } from "./viewer.css.ts";
import type { ViewportStore } from "./viewportStore.ts";

/**
 * Transforms an element as the viewport moves, without React; gives a function that ends it. While
 * the viewport moves the element is a layer of its own, so that the drawing is not painted anew;
 * at rest it is painted sharp.
 */
export function applyTransform(element: HTMLElement, viewport: ViewportStore): () => void {
  const { style } = element;
  const apply = () => {
    style.transform = transformOf(viewport.current());
    style.setProperty(zoomName, String(viewport.current().zoom));
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  apply();
  const stop = viewport.subscribe(() => {
    style.willChange = "transform";
    apply();
    clearTimeout(timer);
    timer = setTimeout(() => (style.willChange = ""), commitDelay);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

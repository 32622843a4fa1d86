import type { HeldView } from "./viewportStore.ts";
import { transformOf } from "./panZoom.ts";
import { settled } from "./commitDelay.ts";
import { zoomName } from "./viewer.css.ts";

/**
 * Lets an element follow the hand without React; gives a function that ends it. While it moves it
 * is a layer of its own, so that the drawing is not painted anew; when it rests it is painted sharp.
 */
export function followHand(element: HTMLElement, held: HeldView): () => void {
  const { style } = element;
  const follow = () => {
    style.transform = transformOf(held.current());
    style.setProperty(zoomName, String(held.current().zoom));
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  follow();
  const stop = held.listen(() => {
    style.willChange = "transform";
    follow();
    clearTimeout(timer);
    timer = setTimeout(() => (style.willChange = ""), settled);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

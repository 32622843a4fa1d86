import { useEffect, useRef, type PointerEvent, type RefObject } from "react";
import type { ViewportStore } from "./viewportStore.ts";
import { panBy, pinchBy } from "./panZoom.ts";

interface Point {
  x: number;
  y: number;
}

/** Pixels a pointer may tremble before it drags; a press on a pin stays a press. */
const trembling = 4;

/** One pointer drags, two pinch. Gives the frame's handlers. */
export function useGestures(frame: RefObject<HTMLDivElement | null>, viewport: ViewportStore) {
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Point | null>(null);

  useEffect(() => {
    const element = frame.current;
    // Two fingers are ours from the start: the page would begin to scroll with the first of them.
    const listen = (event: TouchEvent) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    };
    element?.addEventListener("touchstart", listen, { passive: false });
    return () => element?.removeEventListener("touchstart", listen);
  }, [frame]);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    pointers.current.set(event.pointerId, pointOf(event));
    start.current = pointOf(event);
  };

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const before = pointers.current.get(event.pointerId);
    const box = frame.current?.getBoundingClientRect();
    if (before === undefined || box === undefined) return;
    // It was let go where nobody saw it, such as beside the frame.
    if (event.buttons === 0) {
      pointers.current.delete(event.pointerId);
      return;
    }
    const now = pointOf(event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) {
      if (viewport.current().zoom <= 1 || !isDragging(event, start.current)) return;
      viewport.move((view) =>
        panBy(view, (now.x - before.x) / box.width, (now.y - before.y) / box.height),
      );
    } else {
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      const between = (point: Point) => ({
        x: ((point.x + other.x) / 2 - box.left) / box.width,
        y: ((point.y + other.y) / 2 - box.top) / box.height,
      });
      viewport.move((view) => pinchBy(view, factor, between(before), between(now)));
    }
    pointers.current.set(event.pointerId, now);
  };

  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    pointers.current.delete(event.pointerId);
  };

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

/** Whether the pointer has moved far enough; from then on the frame follows it anywhere. */
function isDragging(event: PointerEvent<HTMLDivElement>, start: Point | null): boolean {
  const { currentTarget, pointerId } = event;
  if (currentTarget.hasPointerCapture(pointerId)) return true;
  if (start === null || distance(pointOf(event), start) < trembling) return false;
  currentTarget.setPointerCapture(pointerId);
  return true;
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

const distance = (left: Point, right: Point): number =>
  Math.hypot(left.x - right.x, left.y - right.y);

import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { applyTransform } from "./applyTransform.ts";
import type { ViewportStore } from "./viewportStore.ts";
import { panBy, zoomBy } from "./panZoom.ts";
import { useGestures } from "./useGestures.ts";
import { useViewportFact } from "./useViewport.ts";
import * as css from "./viewer.css.ts";

export interface ZoomFrameProps {
  label: string;
  viewport: ViewportStore;
  /** Under the picture, from its left edge; it does not move with it. */
  foot?: ReactNode;
  children: ReactNode;
}

/** How far one press of an arrow key moves the picture, in parts of the frame. */
const step = 0.12;

const steps: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};

/** A frame whose content is enlarged by wheel and pinch, and moved by pointer and arrow keys. */
export function ZoomFrame({ label, viewport, foot, children }: ZoomFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isZoomed = useViewportFact(viewport, ({ zoom }) => zoom > 1);
  const gestures = useGestures(frame, viewport);
  useLayoutEffect(
    () => (content.current === null ? undefined : applyTransform(content.current, viewport)),
    [viewport],
  );
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const box = frame.current?.getBoundingClientRect();
    // The page keeps its own wheel until somebody has gone in or asks for it with Ctrl.
    if (box === undefined || (!isZoomed && !event.ctrlKey)) return;
    event.preventDefault();
    const at = {
      x: (event.clientX - box.left) / box.width,
      y: (event.clientY - box.top) / box.height,
    };
    viewport.move((now) => zoomBy(now, Math.exp(-event.deltaY / 400), at));
  });
  useEffect(() => {
    const element = frame.current;
    const listen = (event: WheelEvent) => onWheel(event);
    // React listens passively, which could not hold the page still.
    element?.addEventListener("wheel", listen, { passive: false });
    return () => element?.removeEventListener("wheel", listen);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = steps[event.key];
    if (move === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    viewport.move((now) => panBy(now, ...move));
  };

  // As long as there is something to move to, the frame is reached by Tab like a scrolling region.
  const keys = isZoomed ? { tabIndex: 0, onKeyDown } : {};
  return (
    <div className={css.holder}>
      <div
        ref={frame}
        role="group"
        aria-label={label}
        className={css.frame({ isZoomed })}
        {...gestures}
        {...keys}
      >
        <div ref={content} className={css.content}>
          {children}
        </div>
      </div>
      {foot}
    </div>
  );
}

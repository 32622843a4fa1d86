import * as Radix from "@radix-ui/react-toast";
import { useRef, useState, type PointerEvent } from "react";
import { flushSync } from "react-dom";
import { CloseIcon, InfoSign, NoSign } from "../Icon/firstPage.tsx";
import { OkSign } from "../Icon/signs.tsx";
import type { ToastRegionProps } from "./ToastContext.ts";
import * as css from "./Toast.css.ts";

const signs = { ok: OkSign, no: NoSign, info: InfoSign };

/**
 * Toasts at the top right: 5 s, waiting under the pointer, closed by a click or a swipe to either
 * side over 80 % of their width.
 */
export function ToastRegion({
  regionLabel,
  toastLabel,
  closeLabel,
  emptyLabel,
  toasts,
  onClose,
}: ToastRegionProps) {
  const { swipeDirection, follow } = useSwipeDirection();
  return (
    <Radix.Provider
      label={toastLabel}
      duration={5000}
      swipeThreshold={0.8 * widthOfToast()}
      swipeDirection={swipeDirection}
    >
      {toasts.map(({ id, tone, title, text, action }) => {
        const Sign = signs[tone];
        const close = () => onClose(id);
        return (
          <Radix.Root
            key={id}
            type={tone === "no" ? "foreground" : "background"}
            // Something to do needs longer than something to read.
            {...(action === undefined ? {} : { duration: 12_000 })}
            className={css.tone[tone]}
            onOpenChange={close}
            {...follow}
            onClick={(event) => {
              // A swipe that did not go far enough ends in a click as well.
              if (!event.defaultPrevented) close();
            }}
          >
            <span className={css.sign[tone]}>
              <Sign size={22} />
            </span>
            <div>
              <Radix.Title className={css.title}>{title}</Radix.Title>
              {text !== undefined && (
                <Radix.Description className={css.text}>{text}</Radix.Description>
              )}
              {action !== undefined && (
                <Radix.Action
                  className={css.action}
                  altText={action.label}
                  onClick={action.onClick}
                >
                  {action.label}
                </Radix.Action>
              )}
            </div>
            <Radix.Close className={css.close} aria-label={closeLabel}>
              <CloseIcon size={16} />
            </Radix.Close>
          </Radix.Root>
        );
      })}
      <Radix.Viewport className={css.region} hotkey={["altKey", "KeyT"]} label={regionLabel}>
        {toasts.length === 0 && <li className={css.empty}>{emptyLabel}</li>}
      </Radix.Viewport>
    </Radix.Provider>
  );
}

/** In pixels: 340 at the default setting, wider with a larger text, never wider than the window (Toast.css.ts). */
function widthOfToast(): number {
  const { documentElement } = document;
  const scale = Number.parseFloat(getComputedStyle(documentElement).fontSize) / 16;
  return Math.min(340 * scale, documentElement.clientWidth - 24 * scale);
}

/** Radix knows one direction at a time: it is that in which the pointer moves first. */
function useSwipeDirection() {
  const [swipeDirection, setSwipeDirection] = useState<"left" | "right">("right");
  const start = useRef<number | null>(null);
  const follow = {
    onPointerDownCapture: ({ clientX }: PointerEvent) => {
      start.current = clientX;
    },
    onPointerMoveCapture: ({ clientX }: PointerEvent) => {
      if (start.current === null || clientX === start.current) return;
      const direction = clientX < start.current ? "left" : "right";
      // At once, so that this very move is already measured in its direction.
      if (direction !== swipeDirection) flushSync(() => setSwipeDirection(direction));
    },
    onPointerUpCapture: () => {
      start.current = null;
    },
  };
  return { swipeDirection, follow };
}

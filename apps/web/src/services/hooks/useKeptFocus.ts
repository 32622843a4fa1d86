import { useEffect, useRef, type RefObject } from "react";

/**
 * Keeps keyboards in a place whose controls take each other's turn: where what is `shown` has changed
 * and the control that had the focus has gone, the first one that fits has it.
 */
export function useKeptFocus(
  place: RefObject<HTMLElement | null>,
  shown: string | undefined,
  selector = "button",
): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [place, shown, selector]);
}

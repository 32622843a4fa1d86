import { useEffect, useRef, type RefObject } from "react";
import { focusHeadingAbove } from "./focusHeading.ts";

/**
 * Keeps keyboards in a place whose controls take each other's turn: where what is `shown` has changed
 * and the control that had the focus has gone, the first one that fits has it, else the heading.
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
    if (place.current === null || document.activeElement !== document.body) return;
    const next = place.current.querySelector<HTMLElement>(selector);
    if (next) next.focus();
    else focusHeadingAbove(place.current);
  }, [place, shown, selector]);
}

import { useEffect, useRef, type RefObject } from "react";
import { focusHeadingAbove } from "./focusHeading.ts";

/**
 * Keeps keyboards in a place whose controls take each other's turn: where what is `shown` has changed
 * and the control of it that had the focus has gone, the first one that fits has it, else the heading.
 * What is to come is undefined: it is waited for.
 */
export function useKeptFocus(
  place: RefObject<HTMLElement | null>,
  shown: string | undefined,
  selector = "button",
): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasInside.current = target instanceof Node && place.current?.contains(target) === true;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [place]);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (shown === undefined) return;
    const isLost = wasInside.current && document.activeElement === document.body;
    if (place.current === null || !isLost) return;
    const next = place.current.querySelector<HTMLElement>(selector);
    if (next) next.focus();
    else focusHeadingAbove(place.current);
  }, [place, shown, selector]);
}

/**
 * Where a control goes away with its row or item, the focus goes to that of the next one, else of the
 * one before, else to the heading. Such controls are marked with `data-removes`.
 */
export function focusBeside(control: Element): void {
  const item = control.closest("li, tr");
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  const next = beside?.querySelector<HTMLElement>("[data-removes]");
  if (next) next.focus();
  else focusHeadingAbove(control);
}

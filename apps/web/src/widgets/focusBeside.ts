import { focusHeadingAbove } from "./focusHeading.ts";

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

/** Puts the focus on the heading of a screen. */
export function focusHeading(place: ParentNode | null): void {
  const heading = place?.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/**
 * The same where a control goes away with what it takes out, so that the keyboard goes on from the
 * heading of its screen and not from the top of the document.
 */
export const focusHeadingAbove = (control: Element): void =>
  focusHeading(control.closest(":has(h1)"));

/**
 * The same where a control goes away with its row or item: the focus goes to that of the next one, else
 * of the one before, else to the heading. Such controls are marked with `data-removes`.
 */
export function focusBeside(control: Element): void {
  const item = control.closest("li, tr");
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  const next = beside?.querySelector<HTMLElement>("[data-removes]");
  if (next) next.focus();
  else focusHeadingAbove(control);
}

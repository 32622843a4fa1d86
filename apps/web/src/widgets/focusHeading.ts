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

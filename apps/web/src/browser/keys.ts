/** Keys pressed anywhere on the page, before any component has them. */
export const keys = {
  onPressed: (listener: (pressed: KeyboardEvent) => void) =>
    document.addEventListener("keydown", listener, { capture: true }),
};

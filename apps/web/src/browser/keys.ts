/** Calls `pressed` with each key pressed anywhere in the page; returns a function that stops it. */
export function listenToKeys(pressed: (event: KeyboardEvent) => void): () => void {
  document.addEventListener("keydown", pressed);
  return () => document.removeEventListener("keydown", pressed);
}

/** Keys pressed anywhere on the page, before any component has them. */
export const keys = {
  onPressed: (listener: (pressed: KeyboardEvent) => void) =>
    document.addEventListener("keydown", listener, { capture: true }),
};

/** Calls `pressed` with each key pressed anywhere in the page; returns a function that stops it. */
export function listenToKeys(pressed: (event: KeyboardEvent) => void): () => void {
  document.addEventListener("keydown", pressed);
  return () => document.removeEventListener("keydown", pressed);
}

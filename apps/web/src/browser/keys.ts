import { takeEarlyKeys } from "./early.ts";

/** Calls `pressed` with each key pressed anywhere in the page; returns a function that stops it. */
export function listenToKeys(pressed: (event: KeyboardEvent) => void): () => void {
  document.addEventListener("keydown", pressed);
  return () => document.removeEventListener("keydown", pressed);
}

/** Keys pressed anywhere on the page, before any component has them, also before any code had come. */
export const keys = {
  onPressed: (listener: (pressed: KeyboardEvent) => void) => {
    for (const pressed of takeEarlyKeys()) listener(pressed);
    document.addEventListener("keydown", listener, { capture: true });
  },
};

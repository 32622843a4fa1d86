import type axe from "axe-core";

declare global {
  interface Window {
    /** There once `axe.source` has been brought into the page. */
    axe: typeof axe;
  }
}

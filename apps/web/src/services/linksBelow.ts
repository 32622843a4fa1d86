import type { MouseEvent, SyntheticEvent } from "react";
import { useNavigate } from "react-router-dom";
import { useReadAhead } from "./readAhead.ts";

/**
 * Handlers for an element whose plain links lead inside the product: one of each, where hundreds of
 * router links would be slow to draw. Clicks that ask for a new tab stay the browser's.
 */
export function useLinksBelow() {
  const navigate = useNavigate();
  const readAhead = useReadAhead();
  const approach = ({ target }: SyntheticEvent) => {
    const href = hrefAt(target);
    if (href !== null) readAhead(href);
  };
  return {
    onClick: (event: MouseEvent) => {
      const href = hrefAt(event.target);
      const isOwn = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (href === null || isOwn || event.button !== 0) return;
      event.preventDefault();
      void navigate(href);
    },
    onPointerOver: approach,
    onFocus: approach,
  };
}

function hrefAt(target: EventTarget): string | null {
  return target instanceof Element ? (target.closest("a")?.getAttribute("href") ?? null) : null;
}

import { useEffect, useRef, type RefObject } from "react";

/**
 * Leads the focus to the first link of the results in `place`. Whoever is faster than the answer
 * gets there as soon as it is there.
 */
export function useFirstResult(isReady: boolean): {
  place: RefObject<HTMLDivElement | null>;
  go: () => void;
} {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isReady || !isWanted.current) return;
    isWanted.current = false;
    focusFirst(place.current);
  }, [isReady]);
  const go = () => {
    if (isReady) focusFirst(place.current);
    else isWanted.current = true;
  };
  return { place, go };
}

function focusFirst(place: HTMLElement | null): void {
  place?.querySelector<HTMLAnchorElement>("tbody a")?.focus();
}

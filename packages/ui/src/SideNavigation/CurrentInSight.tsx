import { useEffect, useRef } from "react";

/**
 * Stands among the entries of a `SideNavigation` and brings that of the page into sight, when it comes
 * and with each page: whoever came by an address or the search sees where they are.
 */
export function CurrentInSight({ page }: { page: string }) {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const entries = place.current?.closest("nav");
    const current = entries?.querySelector('[aria-current="page"]');
    if (entries && current) scrollInside(entries, current);
  }, [page]);
  return <li ref={place} hidden />;
}

/** `scrollIntoView` would also scroll the page, for what its bars cover. */
function scrollInside(box: Element, inside: Element): void {
  const { top, bottom } = box.getBoundingClientRect();
  const part = inside.getBoundingClientRect();
  box.scrollTop += Math.max(part.bottom - bottom, 0) + Math.min(part.top - top, 0);
}

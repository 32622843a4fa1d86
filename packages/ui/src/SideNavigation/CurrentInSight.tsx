import { useEffect, useRef } from "react";

/**
 * Stands among the entries of a `SideNavigation` and brings that of the page into sight, when it comes
 * and with each page: whoever came by an address or the search sees where they are.
 */
export function CurrentInSight({ page }: { page: string }) {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const entries = place.current?.closest("nav");
    entries?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: "nearest" });
  }, [page]);
  return <li ref={place} hidden />;
}

import { usePrefetch } from "@specimen/api/react";
import type { ReactNode } from "react";
import { ReadAheadContext } from "../services/readAhead.ts";
import { loadScreens } from "./areaScreens.ts";
import { areaOf } from "./routeTable.ts";

/** Lets everything below load the code and the data of an address before one goes there. */
export function ReadAheadProvider({ children }: { children: ReactNode }) {
  const prefetch = usePrefetch();
  const readAhead = (href: string) => {
    const pathname = href.replace(/[?#].*$/, "");
    const area = areaOf(pathname);
    // Going there says what went wrong, so here it may fail in silence.
    if (area === undefined) return;
    loadScreens(area).then(
      (screens) => screens.readAhead?.(href, prefetch),
      () => undefined,
    );
  };
  return <ReadAheadContext value={readAhead}>{children}</ReadAheadContext>;
}

import { usePrefetch } from "@specimen/api/react";
import type { ReactNode } from "react";
import { useAreas, useVisibleAreas } from "../services/areas.ts";
import { ReadAheadContext } from "../services/readAhead.ts";
import { loadScreensAt } from "./areaScreens.ts";

/** Lets everything below load the code and the data of an address before one goes there. */
export function ReadAheadProvider({ children }: { children: ReactNode }) {
  const prefetch = usePrefetch();
  const areas = useAreas();
  const visible = useVisibleAreas();
  const readAhead = (href: string) => {
    const pathname = href.replace(/[?#].*$/, "");
    // Going there says what went wrong, so here it may fail in silence.
    loadScreensAt(areas, pathname, visible).then(
      (screens) => screens?.readAhead?.(href, prefetch),
      () => undefined,
    );
  };
  return <ReadAheadContext value={readAhead}>{children}</ReadAheadContext>;
}

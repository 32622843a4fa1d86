import { usePrefetch } from "@specimen/api/react";
import type { ReactNode } from "react";
import { ReadAheadContext } from "../services/readAhead.ts";
import { loadScreens } from "./areaScreens.ts";
import { areaOf, routeTable, type Area } from "./routeTable.ts";

/** Lets everything below load the code and the data of an address before one goes there. */
export function ReadAheadProvider({ children }: { children: ReactNode }) {
  const prefetch = usePrefetch();
  const readAhead = (href: string) => {
    const pathname = href.replace(/[?#].*$/, "");
    const area = areaOf(pathname);
    // Going there says what went wrong, so here it may fail in silence.
    if (area === undefined) return;
    for (const part of [loadScreens(area), ...sectionsOf(area)])
      part.then(
        ({ readAhead: read }) => read?.(href, prefetch),
        () => undefined,
      );
  };
  return <ReadAheadContext value={readAhead}>{children}</ReadAheadContext>;
}

/** What other areas show below the records of an area. */
const sectionsOf = ({ name }: Area) =>
  routeTable.flatMap(({ countrySection }) =>
    countrySection?.of === name ? [countrySection.load()] : [],
  );

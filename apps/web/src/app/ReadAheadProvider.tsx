import { usePrefetch } from "@specimen/api/react";
import type { ReactNode } from "react";
import { mountAt } from "../areas/areaList.ts";
import { useAreas, useVisibleAreas } from "../services/hooks/useAreas.ts";
import { ReadAheadContext } from "../services/routing/readAhead.ts";
import { useServices } from "../services/useServices.ts";
import { loadScreensAt } from "./areaScreens.ts";

/** Lets everything below load the code and the data of an address before one goes there. */
export function ReadAheadProvider({ children }: { children: ReactNode }) {
  const prefetch = usePrefetch();
  const areas = useAreas();
  const visible = useVisibleAreas();
  const { loadParts } = useServices();
  const readAhead = (href: string) => {
    const pathname = href.replace(/[?#].*$/, "");
    const here = mountAt(areas, pathname)?.area.name;
    const sections = visible.filter(
      ({ partOf, countrySection }) =>
        partOf !== undefined && partOf === here && countrySection !== undefined,
    );
    const parts = [
      loadScreensAt(areas, pathname, { visible, loadParts }),
      ...sections.map(async ({ countrySection, words }) => {
        const [code] = await Promise.all([countrySection?.load(), loadParts(words)]);
        return code;
      }),
    ];
    for (const part of parts)
      part.then(
        (code) => code?.readAhead?.(href, prefetch),
        // Going there says what went wrong, so here it may fail in silence.
        () => undefined,
      );
  };
  return <ReadAheadContext value={readAhead}>{children}</ReadAheadContext>;
}

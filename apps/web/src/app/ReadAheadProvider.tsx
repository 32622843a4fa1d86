import { usePrefetch } from "@specimen/api/react";
import type { ReactNode } from "react";
import { mountAt } from "../areas/areaList.ts";
import { useAreas, useVisibleAreas } from "../services/areas.ts";
import { ReadAheadContext } from "../services/readAhead.ts";
import { useLoadParts } from "../services/words.ts";
import { loadScreensAt } from "./areaScreens.ts";

/** Lets everything below load the code and the data of an address before one goes there. */
export function ReadAheadProvider({ children }: { children: ReactNode }) {
  const prefetch = usePrefetch();
  const areas = useAreas();
  const visible = useVisibleAreas();
  const loadParts = useLoadParts();
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

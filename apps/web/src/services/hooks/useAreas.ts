import { useCallback, useMemo } from "react";
import type { Area } from "../../areas/Area.ts";
import { isReachable, visibleAreas } from "../../areas/areaList.ts";
import { useServices } from "../useServices.ts";
import { usePermissions } from "./useSession.ts";

/** Every area of the product. */
export const useAreas = (): readonly Area[] => useServices().areas;

/** The areas that the user may enter. */
export function useVisibleAreas(): readonly Area[] {
  const areas = useAreas();
  const granted = usePermissions();
  return useMemo(() => visibleAreas(areas, granted), [areas, granted]);
}

/** Tells whether an address is a page that the user may open. */
export function useIsReachable(): (pathname: string) => boolean {
  const areas = useAreas();
  const granted = usePermissions();
  return useCallback((pathname) => isReachable(areas, pathname, granted), [areas, granted]);
}

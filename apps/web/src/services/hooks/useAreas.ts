import { useCallback, useMemo } from "react";
import type { Area, RecordKindName, RecordReference } from "../../areas/Area.ts";
import { isReachable, recordPath, visibleAreas } from "../../areas/areaList.ts";
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

/** Tells where a record opens; null where the user may not enter its area, or there is none. */
export function useRecordPath(): (kind: RecordKindName, record: RecordReference) => string | null {
  const areas = useVisibleAreas();
  const granted = usePermissions();
  return useCallback((kind, record) => recordPath(areas, kind, record, granted), [areas, granted]);
}

/** Tells whether an address is a page that the user may open. */
export function useIsReachable(): (pathname: string) => boolean {
  const areas = useAreas();
  const granted = usePermissions();
  return useCallback((pathname) => isReachable(areas, pathname, granted), [areas, granted]);
}

import { useCallback } from "react";
import type { RecordKindName, RecordReference } from "../../areas/Area.ts";
import { recordPath } from "../../areas/recordKinds.ts";
import { useVisibleAreas } from "./useAreas.ts";
import { usePermissions } from "./useSession.ts";

/** Tells where a record opens; null where the user may not enter its area, or there is none. */
export function useRecordPath(): (kind: RecordKindName, record: RecordReference) => string | null {
  const areas = useVisibleAreas();
  const granted = usePermissions();
  return useCallback((kind, record) => recordPath(areas, kind, record, granted), [areas, granted]);
}

import type { Feature } from "@specimen/api/contract";
import { useFilter } from "../../url/useFilter.ts";
import { readViewer, viewerDefaults, type ViewerQuery } from "./viewerState.ts";

/** The viewer as the address has it, and the ways to change it. */
export interface Viewer extends ViewerQuery {
  show: (change: Partial<ViewerQuery>) => void;
  /** Chooses a feature and turns to the light and side that show it; once more lets it go. */
  choose: (feature: Feature) => void;
}

/** Light, side, chosen feature and zoom live in the query string. */
export function useViewer(): Viewer {
  const [filter, show] = useFilter(viewerDefaults);
  const view = readViewer(filter);
  return {
    ...view,
    show,
    choose: (feature) =>
      show(
        feature.key === view.feature
          ? { feature: "" }
          : { feature: feature.key, light: feature.light, side: sideOf(feature, view) },
      ),
  };
}

function sideOf({ spots }: Feature, { side }: ViewerQuery): ViewerQuery["side"] {
  return spots.some((spot) => spot.side === side) ? side : (spots[0]?.side ?? side);
}

import type { UrlChange, UrlSchema } from "../../url/urlSchema.ts";
import { useUrlState } from "../../url/useUrlState.ts";
import type { SpecimenPin } from "./specimen.ts";
import type { ViewerState } from "./viewerState.ts";

/** The viewer as the address has it, and the ways to change it. */
export interface Viewer extends ViewerState {
  show: (change: UrlChange<ViewerState>) => void;
  /** Selects a feature and turns to the light and side that show it; once more deselects it. */
  choose: (pin: Pick<SpecimenPin, "key" | "light" | "places">) => void;
}

/** Light, side, selected feature and zoom are kept in the query string. Hand in a constant. */
export function useViewer(schema: UrlSchema<ViewerState>): Viewer {
  const { state, change } = useUrlState(schema);
  const view = state.trueSize ? { ...state, zoom: 1 } : state;
  return {
    ...view,
    show: change,
    choose: (pin) =>
      change(
        pin.key === view.feature
          ? { feature: "" }
          : { feature: pin.key, light: pin.light, side: sideOf(pin, view.side) },
      ),
  };
}

/** The side in view where the feature is seen on it, else the first side that shows it. */
function sideOf({ places }: Pick<SpecimenPin, "places">, side: string): string {
  return places.some((place) => place.side === side) ? side : (places[0]?.side ?? side);
}

import type { AreaPanel } from "../../areas/Area.ts";
import * as css from "./dashboard.css.ts";

/**
 * Where a panel would be: that of an area without permission, which has a look of its own, or one
 * whose code is loading.
 */
export function PanelPlace({ height, look = "" }: Pick<AreaPanel, "height"> & { look?: string }) {
  const place = height === "tall" ? css.tallPlace : css.place;
  return <div className={`${place} ${look}`} aria-hidden="true" />;
}

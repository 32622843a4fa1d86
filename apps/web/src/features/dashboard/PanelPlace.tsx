import type { AreaPanel } from "../../areas/Area.ts";
import * as css from "./dashboard.css.ts";

/** Where a panel would be: that of an area without permission, or one whose code is loading. */
export function PanelPlace({ height }: Pick<AreaPanel, "height">) {
  return <div className={height === "tall" ? css.tallPlace : css.place} aria-hidden="true" />;
}

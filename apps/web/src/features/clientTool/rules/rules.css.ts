import { style } from "@vanilla-extract/css";
import { rem, space } from "@specimen/ui/theme/scale.ts";

/** The heading of an area keeps off the switches below it. */
export const area = style({ display: "grid", gap: space[8] });
export const switches = style({
  display: "grid",
  gap: `${space[8]} ${space[18]}`,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${rem(280)}, 100%), 1fr))`,
});
export const file = style({ display: "none" });

import { colour } from "@specimen/ui/theme/contract.css.ts";
import { radius, space, tabular, type } from "@specimen/ui/theme/scale.ts";
import { style, styleVariants } from "@vanilla-extract/css";

export const swatches = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(11rem, 1fr))",
  gap: space[14],
});
export const swatch = style({ display: "grid", gap: space[4] });
export const fill = style({
  height: "3rem",
  border: `1px solid ${colour.line}`,
  borderRadius: radius.control,
});
export const rows = style({ display: "grid", gap: space[18] });
export const row = style([
  tabular,
  {
    display: "grid",
    gridTemplateColumns: "7rem minmax(0, 1fr)",
    gap: space[14],
    alignItems: "baseline",
  },
]);
export const bar = style({ height: "1rem", background: colour.accent });

/** Every type step as it is. */
export const steps = styleVariants(type, (step) => step);

import { style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { space, tabular } from "../theme/scale.ts";

export const progress = style({ display: "grid", gap: space[6] });
export const words = style([
  tabular,
  { display: "flex", justifyContent: "space-between", gap: space[10] },
]);
export const track = style({
  height: 10,
  overflow: "hidden",
  border: `1px solid ${colour.edge}`,
  borderRadius: "4px",
  background: colour.skeleton,
});
export const part = style({
  height: "100%",
  background: colour.accent,
  "@media": { "(forced-colors: active)": { background: "Highlight" } },
});

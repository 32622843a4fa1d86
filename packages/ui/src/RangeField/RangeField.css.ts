import { style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { space, tabular, target, type } from "../theme/scale.ts";

export const label = style([
  type.label,
  { display: "flex", justifyContent: "space-between", gap: space[10], color: colour.ink2 },
]);
export const value = style([tabular]);
export const row = style({ display: "flex", alignItems: "center", gap: space[8] });
export const track = style({
  flex: 1,
  minWidth: 0,
  height: target.base,
  margin: 0,
  accentColor: colour.accent,
  cursor: "pointer",
});

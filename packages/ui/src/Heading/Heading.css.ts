import { style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { space, type } from "../theme/scale.ts";

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space[2]} ${space[10]}`,
});
export const heading = style(type.heading);
export const note = style([type.label, { color: colour.ink3 }]);

import { colour } from "@specimen/ui/theme/contract.css.ts";
import { space, type } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const rule = style({
  display: "grid",
  gap: space[2],
  padding: `${space[8]} ${space[14]}`,
  borderTop: `1px solid ${colour.line}`,
  selectors: { "&:first-child": { borderTop: 0 } },
});
export const basis = style([type.caption, { color: colour.ink3 }]);

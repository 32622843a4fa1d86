import { colour } from "@specimen/ui/theme/contract.css.ts";
import { rem, space } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const entry = style({
  padding: `${rem(9)} ${space[14]}`,
  selectors: { "& + &": { borderTop: `1px solid ${colour.line}` } },
});
export const term = style({ fontWeight: 600 });
export const definition = style({ color: colour.ink2 });

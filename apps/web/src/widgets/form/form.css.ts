import { style } from "@vanilla-extract/css";
import { colour } from "@specimen/ui/theme/contract.css.ts";
import { radius, rem, space } from "@specimen/ui/theme/scale.ts";

/** A remark over a form: what was brought back, what waits. */
export const notice = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[10],
  minHeight: rem(48),
  padding: `${space[8]} ${space[14]}`,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.card,
  background: colour.accentWeak,
});
export const said = style({ flex: "1 1 14rem" });

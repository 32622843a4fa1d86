import { style } from "@vanilla-extract/css";
import { colour } from "@specimen/ui/theme/contract.css.ts";
import { radius, rem, space } from "@specimen/ui/theme/scale.ts";

export const zone = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: space[8],
  minHeight: rem(104),
  padding: space[14],
  border: `1px dashed ${colour.edge}`,
  borderRadius: radius.control,
  background: colour.page,
  color: colour.ink2,
  textAlign: "center",
  selectors: { '&[data-over="true"]': { background: colour.accentWeak } },
});
export const file = style({ display: "none" });
export const sending = style({ display: "grid", gap: space[8], width: "100%" });

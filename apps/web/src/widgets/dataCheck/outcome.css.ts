import { colour } from "@specimen/ui/theme/contract.css.ts";
import { rem, space } from "@specimen/ui/theme/scale.ts";
import { style } from "@vanilla-extract/css";

export const notJudged = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[6],
  color: colour.ink2,
  fontWeight: 550,
});
export const brokenCircle = style({
  width: rem(15),
  height: rem(15),
  borderRadius: "50%",
  border: `2px dashed ${colour.ink3}`,
  flex: "none",
});

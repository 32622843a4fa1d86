import { style } from "@vanilla-extract/css";
import { colour } from "../theme/contract.css.ts";
import { rem, space } from "../theme/scale.ts";

export const kbd = style({
  display: "inline-block",
  padding: `0 ${space[6]}`,
  border: `1px solid ${colour.line}`,
  borderBottomWidth: 2,
  borderRadius: "4px",
  background: colour.raised,
  color: colour.ink2,
  fontFamily: "inherit",
  fontSize: rem(12),
  lineHeight: rem(20),
  whiteSpace: "nowrap",
});
